import { useEffect, useRef } from 'react';
import { Button, Tag } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { FILE_FORMATS, type OwnCadFile } from '#contract/cad.ts';
import { formatFileSize } from '#contract/format.ts';
import { CAD_BYTES, CAD_ENDINGS, CAD_FILE, CAD_TOO_LARGE, NOT_CAD } from '#contract/uploads.ts';
import { upload } from '../../base/upload.ts';
import { Field } from '../../form/field.tsx';
import { FileUpload, endingOf } from '../../form/uploads.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';

/** Reason not to send a file; the server checks it in any case. */
function refusalOf({ name, size }: File): string | undefined {
  if (!(CAD_ENDINGS as readonly string[]).includes(endingOf(name))) return NOT_CAD;
  return size > CAD_BYTES ? CAD_TOO_LARGE : undefined;
}

/** The owner's own CAD files of a product or a family: one of each format, given in place of the computed ones. */
export function CadFiles() {
  return (
    <>
      <h2 className="product-heading">{texts.cadFiles}</h2>
      <p className="product-note">{texts.cadFilesHint}</p>
      <Field name="cadFiles" checkOn="change" label="">
        <CadFilesInput />
      </Field>
    </>
  );
}

const NONE: readonly OwnCadFile[] = [];

function CadFilesInput({
  value = NONE,
  onChange,
  id,
}: {
  value?: readonly OwnCadFile[];
  onChange?: (files: OwnCadFile[]) => void;
  id?: string;
}) {
  // Uploads that end together must each find the latest list.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (format: OwnCadFile['format'], file: OwnCadFile | null) => {
    const files = FILE_FORMATS.flatMap((one) =>
      one === format ? (file ?? []) : latest.current.filter((kept) => kept.format === one),
    );
    latest.current = files;
    onChange?.(files);
  };
  return (
    <>
      <FileUpload
        id={id}
        endings={CAD_ENDINGS}
        multiple
        refusalOf={refusalOf}
        send={async (file, onProgress, signal) => {
          const sent = await upload('POST /api/cad/files', CAD_FILE.field, file, onProgress, signal);
          change(sent.format, sent);
          return texts.cadFileUploaded(sent.name);
        }}
      >
        {texts.addCadFile}
      </FileUpload>
      {value.length > 0 && (
        <ul className="product-cad-files">
          {value.map(({ format, name, size }) => (
            <li key={format}>
              <Tag>{format.toUpperCase()}</Tag>
              <span className="product-cad-name">{name}</span>
              <span className="product-cad-size">{formatFileSize(size)}</span>
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={texts.removeCadFile(format.toUpperCase())}
                onClick={() => change(format, null)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
