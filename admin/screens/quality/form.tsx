import { DEFAULT_QUALITY_COLOR } from '#contract/content.ts';
import type { IconName } from '#contract/icons.ts';
import { qualityKind, type QualityCategory } from '#contract/quality.ts';
import { shortText } from '#contract/saving.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { formOf } from '../../crud/resource.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { Field } from '../../form/field.tsx';
import { ChoiceGrid, IconField } from '../../form/icon-field.tsx';
import { LinesField, filledLines } from '../../form/lines-field.tsx';
import { PublishingFields } from '../../form/publishing-fields.tsx';
import { LongTextField, NumberField, TagsInput, TextField } from '../../form/text-fields.tsx';
import { qualityCategories } from './resource.ts';
import { QUALITY_TEXTS as texts } from './texts.ts';
import './quality.css';

const ICONS: readonly IconName[] = [
  'award',
  'certificate',
  'gear',
  'list-check',
  'arrow-up-circle',
  'lightbulb',
  'shield-check',
  'people',
  'graph-up',
  'check-circle',
  'star',
  'globe',
];
const COLORS: readonly { value: string; label: string }[] = [
  { value: DEFAULT_QUALITY_COLOR, label: texts.claret },
  { value: '#059669', label: texts.green },
  { value: '#7C3AED', label: texts.purple },
  { value: '#DC2626', label: texts.red },
  { value: '#F59E0B', label: texts.yellow },
  { value: '#06B6D4', label: texts.cyan },
  { value: '#10B981', label: texts.emerald },
  { value: '#F97316', label: texts.orange },
];

/** The given colours, plus the row's own. */
function ColorChoice({
  value = '',
  onChange,
  id,
}: {
  value?: string;
  onChange?: (color: string) => void;
  id?: string;
}) {
  const known = COLORS.find((color) => color.value.toLowerCase() === value.toLowerCase());
  const colors = known || value === '' ? COLORS : [...COLORS, { value, label: value }];
  return (
    <ChoiceGrid
      label={texts.colors}
      id={id}
      chosen={known?.value ?? value}
      onChoose={(color) => onChange?.(color)}
      choices={colors.map((color) => ({
        ...color,
        mark: (
          <svg className="quality-swatch" viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={color.value} />
          </svg>
        ),
      }))}
    />
  );
}

type Values = Omit<QualityCategory, '_id' | 'version' | 'createdAt'>;

const toBody = ({ content, ...values }: Values) => ({
  ...values,
  content: { ...content, points: filledLines(content.points) },
});

const { fields } = qualityKind;
const POINT = shortText(300);

export function QualityForm() {
  return (
    <ResourceForm<QualityCategory, Values> resource={qualityCategories} {...formOf(fields)} toBody={toBody}>
      {() => (
        <div className="crud-split">
          <div>
            <TextField name="name" isCounted />
            <TextField name={['content', 'title']} isCounted />
            <LongTextField name={['content', 'description']} />
            <LinesField
              name={['content', 'points']}
              what={COMMON_TEXTS.feature}
              schema={fields.content.parts.points.input}
              lineSchema={POINT}
              keepsOne
            />
            <TextField name={['metadata', 'metaTitle']} isCounted />
            <LongTextField name={['metadata', 'metaDescription']} rows={2} />
            <Field name={['metadata', 'keywords']} extra={COMMON_TEXTS.separatedByCommas}>
              <TagsInput />
            </Field>
          </div>
          <div>
            <PublishingFields>
              <NumberField name="order" extra={COMMON_TEXTS.orderHint} />
            </PublishingFields>
            <IconField name="icon" set="bi" icons={ICONS} />
            <Field name="color" checkOn="change">
              <ColorChoice />
            </Field>
          </div>
        </div>
      )}
    </ResourceForm>
  );
}
