import type { FormInstance } from 'antd';
import type { Product } from '#contract/products.ts';
import { FieldGroup } from '../../form/field.tsx';
import { RichTextField } from '../../editor/rich-text-field.tsx';
import { PublishingFields } from '../../form/publishing-fields.tsx';
import { LongTextField, NumberField } from '../../form/text-fields.tsx';
import { CategoryFields } from './category-fields.tsx';
import { CodeFields } from './code-fields.tsx';
import { PlaceOfFamily } from './family-facts.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';

/** Fields with an input here. */
export const BASIC_FIELDS = [
  'code',
  'name',
  'slug',
  'category',
  'subCategory',
  'description',
  'detailedDescription',
  'isActive',
  'publishAt',
  'unpublishAt',
  'order',
] as const;

export function BasicTab({ form, row }: { form: FormInstance; row: Product | undefined }) {
  return (
    <div className="crud-split">
      <div>
        <CodeFields form={form} row={row} />
        <LongTextField name="description" rows={3} extra={texts.descriptionHint} />
        <RichTextField name="detailedDescription" uploadKey="POST /api/products/upload-image" />
      </div>
      <div>
        <PublishingFields draftHint={texts.draft}>
          <NumberField name="order" extra={texts.orderHint} />
        </PublishingFields>
        <FieldGroup title={texts.categories}>
          {row?.family ? <PlaceOfFamily row={row} family={row.family} /> : <CategoryFields form={form} />}
        </FieldGroup>
      </div>
    </div>
  );
}
