import type { ReactNode } from 'react';
import { IMAGE_BYTES, IMAGE_ENDINGS, IMAGE_TOO_LARGE, NOT_AN_IMAGE } from '#contract/uploads.ts';
import { uploadImage, type ImageKey } from './call.ts';
import { endingOf, FileUpload } from './file-upload.tsx';

/** Why the file is not worth sending; the server looks into it in any case. */
export function imageRefusal(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  endings: readonly string[] = IMAGE_ENDINGS,
): string | undefined {
  if (!type.startsWith('image/') || !endings.includes(endingOf(name))) return NOT_AN_IMAGE;
  return size > IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined;
}

interface ImageUploadProps {
  uploadKey: ImageKey;
  /** Told the path of each picture that has arrived. */
  onUploaded: (imagePath: string) => void;
  multiple?: boolean;
  /** Of the button. */
  children?: ReactNode;
  id?: string;
  /** Of files that may be chosen; all pictures that the server takes unless told otherwise. */
  endings?: readonly string[];
  texts?: { uploaded: string; failed: string };
}

/** Pictures, one or several. */
export function ImageUpload({
  uploadKey,
  onUploaded,
  multiple = false,
  children = 'Görsel Yükle',
  id,
  endings = IMAGE_ENDINGS,
  texts,
}: ImageUploadProps) {
  return (
    <FileUpload
      endings={endings}
      multiple={multiple}
      id={id}
      allSent={(count) => `${count} görsel yüklendi.`}
      refusalOf={(file) => imageRefusal(file, endings)}
      failed={texts && (() => texts.failed)}
      send={async (file, onProgress, signal) => {
        const { imagePath } = await uploadImage(uploadKey, 'image', file, onProgress, signal);
        onUploaded(imagePath);
        return texts?.uploaded ?? 'Görsel yüklendi.';
      }}
    >
      {children}
    </FileUpload>
  );
}
