import { useId, useRef, useState, type ChangeEvent } from 'react';
import { Alert, App, Button, Input, Modal } from 'antd';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import type { PriceListImport } from '#contract/price-lists.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { refreshLists } from './resource.ts';
import { PRICE_LIST_TEXTS as texts } from './texts.ts';

/** Lines of code, price and currency: pasted or from a file, checked as a whole before any is stored. */
export function ImportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { message } = App.useApp();
  const [csv, setCsv] = useState('');
  const [check, setCheck] = useState<PriceListImport>();
  const [failed, setFailed] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const hint = useId();
  const change = (text: string): void => {
    setCsv(text);
    setCheck(undefined);
    setFailed('');
  };
  const run = async (isTrial: boolean): Promise<void> => {
    setIsBusy(true);
    setFailed('');
    try {
      const done = await api('POST /api/price-lists/:id/items/import', { params: { id }, body: { csv, isTrial } });
      if (isTrial || done.errors.length > 0) return setCheck(done);
      void message.success({ content: texts.addedMany(done.added, done.changed), key: 'price-item' });
      void refreshLists();
      onClose();
    } catch (error) {
      setCheck(undefined);
      setFailed(sentenceOf(error, texts.importFailed));
    } finally {
      setIsBusy(false);
    }
    return undefined;
  };
  const changes = check && check.errors.length === 0 ? check.added + check.changed : 0;
  return (
    <Modal
      open
      width={640}
      title={texts.importTitle}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onClose}>{COMMON_TEXTS.giveUp}</Button>
          {changes > 0 ? (
            <Button type="primary" loading={isBusy} onClick={() => void run(false)}>
              {texts.store(changes)}
            </Button>
          ) : (
            <Button type="primary" loading={isBusy} disabled={csv.trim() === ''} onClick={() => void run(true)}>
              {texts.check}
            </Button>
          )}
        </>
      }
    >
      <div className="price-list-import">
        <p id={hint} className="crud-note">
          {texts.importHint}
        </p>
        <Input.TextArea
          rows={8}
          className="crud-mono"
          aria-label={texts.importLabel}
          aria-describedby={hint}
          placeholder={texts.importPlaceholder}
          spellCheck={false}
          value={csv}
          onChange={(event) => change(event.target.value)}
        />
        <FileButton onRead={change} onFailed={() => setFailed(texts.fileFailed)} />
        <Outcome check={check} failed={failed} />
      </div>
    </Modal>
  );
}

/** Reads a file of this computer into the lines; it is not sent. */
function FileButton({ onRead, onFailed }: { onRead: (text: string) => void; onFailed: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = ''; // the same file can be chosen again once it is mended
    try {
      if (file) onRead(await file.text());
    } catch {
      onFailed();
    }
  };
  return (
    <div className="price-list-file">
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={texts.chooseFile}
        onChange={(event) => void read(event)}
      />
      <Button icon={<FileTextOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {texts.chooseFile}
      </Button>
    </div>
  );
}

function Outcome({ check, failed }: { check: PriceListImport | undefined; failed: string }) {
  if (failed !== '')
    return (
      <output>
        <Alert type="error" showIcon title={failed} />
      </output>
    );
  if (!check) return null;
  const { added, changed, same, errors } = check;
  if (errors.length === 0)
    return <output>{added + changed === 0 ? texts.importNothing : texts.importCounts(added, changed, same)}</output>;
  return (
    <output>
      <Alert type="error" showIcon title={texts.bad(errors.length)} />
      {/* Reached by the Tab key, because it scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="price-list-bad" aria-label={texts.badLines} tabIndex={0}>
        {errors.map(({ line, message }) => (
          <li key={line}>
            <strong>{texts.line(line)}</strong> {message}
          </li>
        ))}
      </ul>
    </output>
  );
}
