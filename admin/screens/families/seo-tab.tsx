import { Button, Checkbox, Form, Input } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { FamilyAlias } from '#contract/families.ts';
import { Field } from '../../form/field.tsx';
import { LongTextField, TagsInput } from '../../form/text-fields.tsx';
import { FORM_TEXTS } from '../../form/texts.ts';
import { FAMILY_TEXTS as texts } from './texts.ts';

/** Characters that search engines show of a title and a description. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 160;

/** Fields with an input here. */
export const SEO_FIELDS = ['aliases', 'seoTitle', 'seoDescription', 'seoKeywords'] as const;

/** Words by which the family is found, in the shop and in search engines. */
export function SeoTab() {
  return (
    <div className="product-columns">
      <Aliases />
      <section>
        <h2 className="product-heading">{texts.searchEngines}</h2>
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
