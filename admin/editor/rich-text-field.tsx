import { Suspense, lazy, useCallback, useContext } from 'react';
import { Skeleton } from 'antd';
import { uploadImage, type ImageKey } from '../base/upload.ts';
import { Field, FieldContext, type FieldProps } from '../form/field.tsx';
import { imageRefusal } from '../form/uploads.tsx';
import type { RichTextProps } from './editor.tsx';
import { EDITOR_TEXTS as texts } from './texts.ts';

/** Rich text field of a form. Pictures upload when inserted, and saving waits for them. */
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

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

/** Loads the editor's code with the first screen that needs it; the form does not wait. */
function RichText(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        <output aria-label={texts.loading}>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </output>
      }
    >
      <Editor {...props} />
    </Suspense>
  );
}
