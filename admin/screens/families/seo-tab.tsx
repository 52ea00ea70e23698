import { Button, Checkbox, Form, Input, type FormInstance } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { FamilyAlias } from '#contract/families.ts';
import { SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH, seoOfFamily } from '#contract/seo.ts';
import { slugify } from '#contract/text.ts';
import { SeoChecks } from '../../crud/seo-checks.tsx';
import { Field } from '../../form/field.tsx';
import { LongTextField, TagsInput } from '../../form/text-fields.tsx';
import { FORM_TEXTS } from '../../form/texts.ts';
import { FAMILY_TEXTS as texts } from './texts.ts';
import { NEW_FAMILY, type FamilyValues } from './values.ts';

/** Fields with an input here. */
export const SEO_FIELDS = ['aliases', 'seoTitle', 'seoDescription', 'seoKeywords'] as const;

/**
 * Words by which the family is found, in the shop and in search engines.
 * @param id of the family; undefined for a new one
 */
export function SeoTab({ form, id }: { form: FormInstance; id: string | undefined }) {
  return (
    <div className="product-columns">
      <Aliases />
      <section>
        <h2 className="product-heading">{texts.searchEngines}</h2>
        <Field name="seoTitle" extra={texts.seoTitleHint}>
          <Input autoComplete="off" count={{ show: true, max: SEO_TITLE_LENGTH.max }} />
        </Field>
        <LongTextField name="seoDescription" extra={texts.seoDescriptionHint} max={SEO_DESCRIPTION_LENGTH.max} />
        <Field name="seoKeywords" extra={texts.seoKeywordsHint}>
          <TagsInput />
        </Field>
        <Checks form={form} id={id} />
      </section>
    </div>
  );
}

/** Apart, so that typing renders it alone. */
function Checks({ form, id }: { form: FormInstance; id: string | undefined }) {
  const typed = Form.useWatch((values: Partial<FamilyValues>) => values, { form, preserve: true }) as
    | Partial<FamilyValues>
    | undefined;
  const values = { ...NEW_FAMILY, ...typed };
  return (
    <SeoChecks
      kind="family"
      id={id}
      subject={seoOfFamily(values)}
      address={['seri', values.slug.trim() || slugify(values.name) || '…']}
    />
  );
}

/** Words that people write for the family; of several families with a word one is meant first. */
function Aliases() {
  return (
    <section>
      <h2 className="product-heading">{texts.aliases}</h2>
      <p className="product-note">{texts.aliasesHint}</p>
      <Form.List name="aliases">
        {(rows, { add, remove }) => (
          <>
            <ul className="family-aliases">
              {rows.map(({ key, name: at }) => (
                <li key={key}>
                  <Field name={[at, 'text']} schema={FamilyAlias.shape.text} label="" required={false}>
                    <Input autoComplete="off" aria-label={texts.alias(at + 1)} />
                  </Field>
                  <Form.Item name={[at, 'isFirst']} valuePropName="checked">
                    <Checkbox>{texts.isFirst}</Checkbox>
                  </Form.Item>
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={FORM_TEXTS.removeOf(texts.alias(at + 1))}
                    onClick={() => remove(at)}
                  />
                </li>
              ))}
            </ul>
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add({ text: '', isFirst: false })}>
              {texts.addAlias}
            </Button>
          </>
        )}
      </Form.List>
    </section>
  );
}
