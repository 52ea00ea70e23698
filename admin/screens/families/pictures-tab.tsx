import { Form, type FormInstance } from 'antd';
import { Field } from '../../form/field.tsx';
import { ImageField } from '../../form/uploads.tsx';
import { DocumentsTab } from '../products/documents-tab.tsx';
import { Gallery } from '../products/gallery.tsx';
import { DrawingLettersInput } from './drawing-letters.tsx';
import { FAMILY_TEXTS as texts } from './texts.ts';

/** Fields with an input here. */
export const PICTURE_FIELDS = ['img', 'documents', 'drawingImage', 'drawingLetters'] as const;

export function PicturesTab({ form }: { form: FormInstance }) {
  const picture = Form.useWatch('drawingImage', form) as string | null | undefined;
  return (
    <>
      <h2 className="product-heading">{texts.pictures}</h2>
      <Field name="img" checkOn="change" label="">
        <Gallery />
      </Field>
      <h2 className="product-heading">{texts.drawing}</h2>
      <ImageField
        name="drawingImage"
        kind="products"
        uploadKey="POST /api/products/upload-image"
        texts={texts.drawingTexts}
        extra={texts.drawingHint}
      />
      {picture && (
        <Field name="drawingLetters" checkOn="change" label="">
          <DrawingLettersInput picture={picture} />
        </Field>
      )}
      <h2 className="product-heading">{texts.documents}</h2>
      <DocumentsTab form={form} />
    </>
  );
}
