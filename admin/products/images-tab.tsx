import { Form, Input, type FormInstance } from 'antd';
import { ImageInput } from '#contract/fields.ts';
import { Field } from '../crud/field.tsx';
import { ImageList } from './image-list.tsx';
import { SettledThumb } from './settled-thumb.tsx';
import { PRODUCT_FORM_TEXTS as texts } from './texts.ts';

export function ImagesTab({ form, isNew }: { form: FormInstance; isNew: boolean }) {
  const mainImage = (Form.useWatch('mainImage', form) ?? '') as string;
  const setMain = (path: string) => {
    form.setFieldValue('mainImage', path);
    void form.validateFields(['mainImage']).catch(() => {});
  };
  return (
    <div className="product-columns">
      <section>
        <Field name="img" checkOn="change"><ImageList name="img" main={{ value: mainImage, onChange: setMain }} /></Field>
      </section>
      <section>
        <div className="product-main-image"><SettledThumb value={mainImage} size={200} alt={mainImage ? texts.isMain : ''} /></div>
        <Field name="mainImage" {...(isNew ? { schema: ImageInput } : {})} extra={isNew ? `${texts.mainHint} ${texts.mainHintNew}` : texts.mainHint}><Input allowClear inputMode="url" placeholder="https://… veya /…" /></Field>
        <Field name="additionalImages" checkOn="change" tooltip={texts.additionalHint}><ImageList name="additionalImages" /></Field>
      </section>
    </div>
  );
}
