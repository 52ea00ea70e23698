import { Field } from '../../form/field.tsx';
import { TextLines } from '../../form/text-lines.tsx';
import { PRODUCT_FORM_TEXTS as texts } from './texts.ts';

export function UsageTab() {
  return (
    <div className="product-columns product-columns--even">
      <Field name="applications" extra={texts.linesHint}>
        <TextLines rows={8} placeholder={'Enjeksiyon kalıpları\nHacim kalıpları'} />
      </Field>
      <Field name="features" extra={texts.linesHint}>
        <TextLines rows={8} placeholder={'Sertleştirilmiş ve taşlanmış\nDIN 16761 ölçülerinde'} />
      </Field>
    </div>
  );
}
