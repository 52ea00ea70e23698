import { Form, Input, type FormInstance } from 'antd';
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH, seoOfProduct } from '#contract/seo.ts';
import { slugify } from '#contract/text.ts';
import { SeoChecks } from '../../crud/seo-checks.tsx';
import { Field } from '../../form/field.tsx';
import { LongTextField, TagsInput } from '../../form/text-fields.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';
import { NEW_PRODUCT, type ProductValues } from './values.ts';

/** Fields with an input here. */
export const SEO_FIELDS = ['seoTitle', 'seoDescription', 'seoKeywords'] as const;

/** @param id of the product; undefined for a new one */
export function SeoTab({ form, id }: { form: FormInstance; id: string | undefined }) {
  return (
    <div className="product-columns">
      <section>
        <Field name="seoTitle" extra={texts.seoTitleHint}>
          <Input autoComplete="off" count={{ show: true, max: SEO_TITLE_LENGTH.max }} />
        </Field>
        <LongTextField name="seoDescription" extra={texts.seoDescriptionHint} max={SEO_DESCRIPTION_LENGTH.max} />
        <Field name="seoKeywords" extra={texts.seoKeywordsHint}>
          <TagsInput placeholder={texts.keywordsExample} />
        </Field>
      </section>
      <Checks form={form} id={id} />
    </div>
  );
}

/** Apart, so that typing renders it alone. */
function Checks({ form, id }: { form: FormInstance; id: string | undefined }) {
  // Inputs report their values one by one as they are rendered.
  const typed = Form.useWatch((values: Partial<ProductValues>) => values, { form, preserve: true }) as
    | Partial<ProductValues>
    | undefined;
  const values = { ...NEW_PRODUCT, ...typed };
  const { slug, name, code } = values;
  return (
    <SeoChecks
      kind="product"
      id={id}
      subject={seoOfProduct(values)}
      address={['urun', slug.trim() || slugify(`${name} ${code}`) || '…']}
    />
  );
}
