import { useCallback, useContext } from 'react';
import { uploadImage, type ImageKey } from '../form/call.ts';
import { Field, FieldContext, type FieldProps } from '../form/field.tsx';
import { imageRefusal } from '../form/image-upload.tsx';
import { RichText } from './rich-text.tsx';

/** Rich text of a form; its pictures are uploaded as they are inserted, and saving waits for them. */
export function RichTextField({ uploadKey, ...field }: Omit<FieldProps, 'children'> & { uploadKey: ImageKey }) {
  const { labels, countUpload } = useContext(FieldContext);
  const sendImage = useCallback(
    async (file: File, onProgress: (percent: number) => void) =>
      (await uploadImage(uploadKey, 'image', file, onProgress, new AbortController().signal)).imagePath,
    [uploadKey],
  );
  const onBusy = useCallback((isBusy: boolean) => countUpload(isBusy ? 1 : -1), [countUpload]);
  const label = typeof field.label === 'string' ? field.label : (labels[String(field.name)] ?? '');
  return (
    <Field {...field} checkOn="change">
      <RichText label={label} sendImage={sendImage} refuse={imageRefusal} onBusy={onBusy} />
    </Field>
  );
}
