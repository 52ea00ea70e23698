import { Button, Form, Input, Tag, type FormInstance } from 'antd';
import { productInputs, type ProductDocument } from '#contract/products.ts';
import { formatFileSize } from '#contract/format.ts';
import { MEDIA_KNOWN_DOCUMENT } from '#contract/media-texts.ts';
import { DOCUMENT_BYTES, DOCUMENT_ENDINGS, DOCUMENT_TOO_LARGE, NOT_A_DOCUMENT } from '#contract/uploads.ts';
import { upload } from '../../base/upload.ts';
import { DOCUMENT_TYPE_NAMES } from '../../fields/names.ts';
import { Field } from '../../form/field.tsx';
import { PickButton } from '../../form/pick-button.tsx';
import { mediaName } from '../../form/media-tiles.tsx';
import { RowButtons, useDragOrder } from '../../form/row-order.tsx';
import { FileUpload, endingOf } from '../../form/uploads.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';

const nameRule = productInputs.documents.element.shape.name;

/** Fields with an input here. */
export const DOCUMENT_FIELDS = ['documents', 'cadFiles'] as const;

export function DocumentsTab({ form }: { form: FormInstance }) {
  // Reads the list from the form, not from a prop: uploads that end together must each find the latest one.
  const append = (document: ProductDocument) =>
    form.setFieldValue('documents', [...(form.getFieldValue('documents') as ProductDocument[]), document]);
  return (
    <>
      <div className="product-document-ways">
        <DocumentUpload onUploaded={append} />
        <PickButton
          kind="document"
          onPick={(media) =>
            append({
              name: mediaName(media).replace(/\.[a-z]{3,4}$/i, ''),
              url: media.path,
              type: media.path.endsWith('.pdf') ? 'pdf' : 'doc',
              size: media.sizeBytes,
            })
          }
        />
      </div>
      <p className="product-note">{texts.documentsHint}</p>
      <Form.List name="documents">
        {(rows, { remove, move }) => <DocumentRows form={form} rows={rows} move={move} remove={remove} />}
      </Form.List>
    </>
  );
}

function DocumentRows({
  form,
  rows,
  move,
  remove,
}: {
  form: FormInstance;
  rows: { key: number; name: number }[];
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
}) {
  const { rowProps, handleProps } = useDragOrder(move);
  // Includes values without an input: address, kind and size.
  const documents = (Form.useWatch('documents', { form, preserve: true }) ?? []) as ProductDocument[];
  if (rows.length === 0) return <p className="product-none">{texts.noDocuments}</p>;
  return (
    <ol className="product-document-rows">
      {rows.map(({ key, name: at }) => {
        const document = documents[at];
        return (
          <li key={key} {...rowProps(at)}>
            <Field name={[at, 'name']} schema={nameRule} label={texts.documentName}>
              <Input />
            </Field>
            {document && (
              <span className="product-document-facts">
                <Tag>{DOCUMENT_TYPE_NAMES[document.type]}</Tag>
                <span>{formatFileSize(document.size)}</span>
                <Button type="link" size="small" href={document.url} target="_blank" rel="noopener">
                  {texts.openDocument}
                </Button>
              </span>
            )}
            <RowButtons
              what={texts.document(at + 1)}
              at={at}
              count={rows.length}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
              handle={handleProps(at)}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** Reason not to send a file; the server checks it in any case. */
function refusalOf({ name, size }: File): string | undefined {
  if (!(DOCUMENT_ENDINGS as readonly string[]).includes(endingOf(name))) return NOT_A_DOCUMENT;
  return size > DOCUMENT_BYTES ? DOCUMENT_TOO_LARGE : undefined;
}

/** Uploads documents. */
function DocumentUpload({ onUploaded }: { onUploaded: (document: ProductDocument) => void }) {
  return (
    <FileUpload
      endings={DOCUMENT_ENDINGS}
      multiple
      allSent={texts.documentsUploaded}
      refusalOf={refusalOf}
      send={async (file, onProgress, signal) => {
        const { originalName, documentPath, size, type, isKnown } = await upload(
          'POST /api/products/upload-document',
          'document',
          file,
          onProgress,
          signal,
        );
        onUploaded({ name: originalName.replace(/\.[a-z]{3,4}$/i, ''), url: documentPath, type, size });
        return isKnown ? MEDIA_KNOWN_DOCUMENT : texts.documentUploaded;
      }}
    >
      {texts.addDocument}
    </FileUpload>
  );
}
