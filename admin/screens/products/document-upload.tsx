import type { ProductDocument } from '#contract/products.ts';
import { DOCUMENT_BYTES, DOCUMENT_ENDINGS, DOCUMENT_TOO_LARGE, NOT_A_DOCUMENT } from '#contract/uploads.ts';
import { upload } from '../../base/upload.ts';
import { endingOf, FileUpload } from '../../form/file-upload.tsx';
import { PRODUCT_FORM_TEXTS as texts } from './texts.ts';

/** Why the file is not worth sending; the server looks into it in any case. */
function refusalOf({ name, size }: File): string | undefined {
  if (!(DOCUMENT_ENDINGS as readonly string[]).includes(endingOf(name))) return NOT_A_DOCUMENT;
  return size > DOCUMENT_BYTES ? DOCUMENT_TOO_LARGE : undefined;
}

/** Documents, several at once. */
export function DocumentUpload({ onUploaded }: { onUploaded: (document: ProductDocument) => void }) {
  return (
    <FileUpload
      endings={DOCUMENT_ENDINGS}
      multiple
      allSent={texts.documentsUploaded}
      refusalOf={refusalOf}
      send={async (file, onProgress, signal) => {
        const { originalName, documentPath, size, type } = await upload(
          'POST /api/products/upload-document',
          'document',
          file,
          onProgress,
          signal,
        );
        onUploaded({ name: originalName.replace(/\.[a-z]{3,4}$/i, ''), url: documentPath, type, size });
        return texts.documentUploaded;
      }}
    >
      {texts.addDocument}
    </FileUpload>
  );
}
