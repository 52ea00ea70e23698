import { Form, type FormInstance } from 'antd';
import { familyFields, type Family } from '#contract/families.ts';
import { familyPath } from '#contract/paths.ts';
import { RichTextField } from '../../editor/rich-text-field.tsx';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Field, FieldGroup } from '../../form/field.tsx';
import { FORM_TEXTS } from '../../form/texts.ts';
import { LongTextField, NumberField, StateAndOrder, TagsInput, TextField, TextLines } from '../../form/text-fields.tsx';
import { CategoryFields } from '../products/category-fields.tsx';
import { FAMILY_TEXTS as texts } from './texts.ts';

/** Fields with an input here. */
export const GENERAL_FIELDS = [
  'name',
  'slug',
  'category',
  'subCategory',
  'standards',
  'material',
  'materialNumber',
  'hardnessText',
  'summary',
  'body',
  'notes',
  'features',
  'applications',
  'minQuantity',
  'packQuantity',
  'isActive',
  'order',
] as const;

export function GeneralTab({ form, row }: { form: FormInstance; row: Family | undefined }) {
  const isActive = Form.useWatch('isActive', form) as boolean | undefined;
  return (
    <div className="crud-split">
      <div>
        <TextField name="name" isCounted />
        <TextField name="slug" isMono extra={row ? familyPath(row.slug) : FORM_TEXTS.slugEmpty} />
        <LongTextField name="summary" rows={3} extra={texts.summaryHint} />
        <RichTextField name="body" uploadKey="POST /api/products/upload-image" />
        <div className="product-columns">
          <Field name="applications" extra={COMMON_TEXTS.oneItemPerLine}>
            <TextLines rows={4} />
          </Field>
          <Field name="features" extra={COMMON_TEXTS.oneItemPerLine}>
            <TextLines rows={4} />
          </Field>
        </div>
        <Field name="notes" extra={COMMON_TEXTS.oneItemPerLine}>
          <TextLines rows={3} />
        </Field>
      </div>
      <div>
        <FieldGroup title={texts.publication}>
          <StateAndOrder order="order" stateHint={isActive === false ? texts.draft : undefined} />
        </FieldGroup>
        <FieldGroup title={texts.place}>
          <CategoryFields form={form} />
        </FieldGroup>
        <FieldGroup title={texts.facts}>
          <Field name="standards" extra={texts.standardsHint}>
            <TagsInput />
          </Field>
          <TextField name="material" placeholder={texts.materialExample} />
          <div className="crud-pair">
            <TextField name="materialNumber" placeholder="1.2344" />
            <TextField name="hardnessText" extra={texts.hardnessHint} />
          </div>
        </FieldGroup>
        <FieldGroup title={texts.ordering}>
          <div className="crud-pair">
            <NumberField name="minQuantity" suffix={familyFields.minQuantity.unit} extra={texts.minQuantityHint} />
            <NumberField name="packQuantity" suffix={familyFields.packQuantity.unit} extra={texts.packQuantityHint} />
          </div>
        </FieldGroup>
      </div>
    </div>
  );
}
