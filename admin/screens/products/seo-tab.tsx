import { Form, Input, type FormInstance } from 'antd';
import { shorten } from '#contract/format.ts';
import { slugify } from '#contract/text.ts';
import { useSettings } from '../../base/company.ts';
import { Field } from '../../form/field.tsx';
import { LongTextField, TagsInput } from '../../form/text-fields.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';
import { NEW_PRODUCT, type ProductValues } from './values.ts';

/** Characters that search engines show of a title and a description. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 160;

/** Fields with an input here. */
export const SEO_FIELDS = ['seoTitle', 'seoDescription', 'seoKeywords'] as const;

export function SeoTab({ form }: { form: FormInstance }) {
  return (
    <div className="product-columns">
      <section>
        <Field name="seoTitle" extra={texts.seoTitleHint}>
          <Input autoComplete="off" count={{ show: true, max: SHOWN_TITLE }} />
        </Field>
        <LongTextField name="seoDescription" extra={texts.seoDescriptionHint} max={SHOWN_DESCRIPTION} />
        <Field name="seoKeywords" extra={texts.seoKeywordsHint}>
          <TagsInput placeholder={texts.keywordsExample} />
        </Field>
      </section>
      <SearchPreview form={form} />
    </div>
  );
}

/** The product as a search result, with the site's defaults for empty fields. */
function SearchPreview({ form }: { form: FormInstance }) {
  // Inputs report their values one by one as they are rendered.
  const typed = Form.useWatch((values: Partial<ProductValues>) => values, form) as Partial<ProductValues> | undefined;
  const { code, name, slug, seoTitle, seoDescription, description } = { ...NEW_PRODUCT, ...typed };
  const { site_title: site } = useSettings();
  return (
    <figure className="product-search-preview">
      <figcaption>{texts.seoPreview}</figcaption>
      <p className="product-search-address">
        {location.host} › urun › {slug.trim() || slugify(`${name} ${code}`) || '…'}
      </p>
      <p className="product-search-title">
        {shorten(seoTitle.trim() || `${name || texts.seoNoTitle} | ${site}`, SHOWN_TITLE)}
      </p>
      <p>
        {shorten(
          (seoDescription.trim() || description.trim() || texts.seoNoDescription).replace(/\s+/g, ' '),
          SHOWN_DESCRIPTION,
        )}
      </p>
    </figure>
  );
}
