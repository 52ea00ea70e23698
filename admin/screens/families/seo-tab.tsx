import { Input } from 'antd';
import { Field } from '../../form/field.tsx';
import { LongTextField, TagsInput } from '../../form/text-fields.tsx';
import { FAMILY_TEXTS as texts } from './texts.ts';

/** Characters that search engines show of a title and a description. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 160;

/** Fields with an input here. */
export const SEO_FIELDS = ['seoTitle', 'seoDescription', 'seoKeywords'] as const;

export function SeoTab() {
  return (
    <div className="product-columns product-columns--even">
      <section>
        <Field name="seoTitle" extra={texts.seoTitleHint}>
          <Input autoComplete="off" count={{ show: true, max: SHOWN_TITLE }} />
        </Field>
        <LongTextField name="seoDescription" extra={texts.seoDescriptionHint} max={SHOWN_DESCRIPTION} />
        <Field name="seoKeywords" extra={texts.seoKeywordsHint}>
          <TagsInput />
        </Field>
      </section>
    </div>
  );
}
