import { useEffect, useRef, useState } from 'react';
import { Alert, App, Button, Checkbox, Pagination, Progress, Spin, Upload } from 'antd';
import FileZipOutlined from '@ant-design/icons/FileZipOutlined';
import { PICTURES_FILE_LIMITS } from '#contract/import-texts.ts';
import { PICTURES_ZIP, type ColumnMapping, type Import } from '#contract/imports.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { upload } from '../../base/upload.ts';
import { DownloadButton } from '../../crud/download-button.tsx';
import { IMPORT_TEXTS as texts } from './texts.ts';

const PAGE = 50;

/** A ZIP of pictures beside the table: sent, shown, taken away. Leaving the screen cancels one under way. */
function PicturesZip({ data, onChanged }: { data: Import; onChanged: (data: Import) => void }) {
  const { message } = App.useApp();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState('');
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const send = async (file: File): Promise<void> => {
    setProblem('');
    if (file.size > PICTURES_ZIP.maxBytes) return setProblem(PICTURES_ZIP.tooLarge);
    const { signal } = leaving.current;
    setPercent(0);
    try {
      onChanged(
        await upload('POST /api/import/:id/pictures', PICTURES_ZIP.field, file, setPercent, signal, { id: data._id }),
      );
    } catch (error) {
      if (!signal.aborted) setProblem(sentenceOf(error, texts.uploadFailed));
    }
    setPercent(undefined);
    return undefined;
  };
  const remove = async (): Promise<void> => {
    try {
      onChanged(await api('DELETE /api/import/:id/pictures', { params: { id: data._id } }));
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.zipNotRemoved), key: 'import' });
    }
  };
  const zip = data.pictures?.zip;
  return (
    <div className="import-zip">
      {zip && (
        <span className="crud-break">
          <b>{zip.fileName}</b> {texts.zipCount(zip.count)}
        </span>
      )}
      <Upload
        accept=".zip"
        showUploadList={false}
        disabled={percent !== undefined}
        beforeUpload={(file) => {
          void send(file);
          return Upload.LIST_IGNORE;
        }}
      >
        <Button icon={<FileZipOutlined aria-hidden />} disabled={percent !== undefined}>
          {zip ? texts.otherZip : texts.addZip}
        </Button>
      </Upload>
      {zip && (
        <Button type="text" disabled={percent !== undefined} onClick={() => void remove()}>
          {texts.removeZip}
        </Button>
      )}
      {!zip && percent === undefined && <span className="crud-note">{PICTURES_FILE_LIMITS}</span>}
      <output className="import-sending">
        {percent !== undefined && (
          <>
            <span>{percent < 100 ? texts.sending(percent) : texts.reading}</span>
            <Progress percent={percent} size="small" showInfo={false} aria-label={texts.sending(percent)} />
          </>
        )}
      </output>
      {problem !== '' && <Alert type="error" showIcon title={problem} role="alert" />}
    </div>
  );
}

/** From where the pictures come that the rows name. */
export function ImportPictures({
  data,
  mapping,
  areFetched,
  onFetchedChange,
  onChanged,
}: {
  data: Import;
  mapping: readonly ColumnMapping[];
  areFetched: boolean;
  onFetchedChange: (areFetched: boolean) => void;
  onChanged: (data: Import) => void;
}) {
  const { pictures, columns } = data;
  const named = mapping.flatMap(({ field }, i) =>
    field !== null && pictures?.fields.includes(field) ? (columns[i] ?? []) : [],
  );
  if (!pictures || named.length === 0) return null;
  const hasAddresses = data.source !== null || named.some((column) => column.hasAddresses);
  const hint = <p className="crud-note">{texts.picturesHint}</p>;
  if (!pictures.takesZip && !hasAddresses) return hint;
  return (
    <fieldset className="import-pictures">
      <legend>{texts.pictures}</legend>
      {pictures.takesZip && (
        <>
          <p className="crud-note">{texts.zipHint}</p>
          <PicturesZip data={data} onChanged={onChanged} />
        </>
      )}
      {hasAddresses && (
        <div>
          <Checkbox checked={areFetched} onChange={({ target }) => onFetchedChange(target.checked)}>
            {texts.fetch}
          </Checkbox>
          <p className="crud-note import-fetch-hint">{texts.fetchHint}</p>
        </div>
      )}
      {hint}
    </fieldset>
  );
}

function MissingList({ data }: { data: Import }) {
  const [page, setPage] = useState(1);
  const { data: found, error } = useCall(
    'GET /api/import/:id/pictures',
    { params: { id: data._id }, query: { page, limit: PAGE } },
    { keepPrevious: true },
  );
  if (error) return <p className="crud-note">{sentenceOf(error, texts.missingFailed)}</p>;
  if (!found) return <Spin />;
  return (
    <>
      <ul aria-label={texts.missingPictures}>
        {found.items.map(({ name, sentence }) => (
          <li key={name}>
            <b className="crud-break">{name}</b>
            <span className="crud-note">{sentence}</span>
          </li>
        ))}
      </ul>
      {found.total > PAGE && (
        <Pagination
          size="small"
          current={page}
          pageSize={PAGE}
          total={found.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  );
}

/** The pictures that were not found, each with the reason; folded. */
export function MissingPictures({ data }: { data: Import }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = data.pictures?.missing ?? 0;
  if (count === 0) return null;
  return (
    <details className="import-missing" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.missingCount(count)}</summary>
      {isOpen && (
        <>
          <MissingList data={data} />
          <DownloadButton
            call="GET /api/import/:id/pictures/file"
            input={{ params: { id: data._id } }}
            failed={texts.missingFailed}
            size="small"
          >
            {texts.missingFile}
          </DownloadButton>
        </>
      )}
    </details>
  );
}
