import { useId, useRef, useState, type ChangeEvent } from 'react';
import { Alert, App, Button, Input, Modal } from 'antd';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import { formatNumber } from '#contract/format.ts';
import type { RedirectImport } from '#contract/redirects.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { IMPORT_TEXTS as texts } from './texts.ts';

/** Lines to bring in: pasted or from a file, checked as a whole before any is stored. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { message } = App.useApp();
  const [csv, setCsv] = useState('');
  const [check, setCheck] = useState<RedirectImport>();
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
      const done = await api('POST /api/redirects/import', { body: { csv, isTrial } });
      if (isTrial || done.errors.length > 0) return setCheck(done);
      void message.success(texts.stored(formatNumber(done.created), formatNumber(done.changed)));
      void refresh('/api/redirects', '/api/missing-pages', '/api/audit');
      onClose();
    } catch (error) {
      setCheck(undefined);
      setFailed(sentenceOf(error, texts.failed));
    } finally {
      setIsBusy(false);
    }
    return undefined;
  };
  const changes = check && check.errors.length === 0 ? check.created + check.changed : 0;
  return (
    <Modal
      open
      width={640}
      title={texts.title}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onClose}>{COMMON_TEXTS.giveUp}</Button>
          {changes > 0 ? (
            <Button type="primary" loading={isBusy} onClick={() => void run(false)}>
              {texts.store(formatNumber(changes))}
            </Button>
          ) : (
            <Button type="primary" loading={isBusy} disabled={csv.trim() === ''} onClick={() => void run(true)}>
              {texts.check}
            </Button>
          )}
        </>
      }
    >
      <div className="redirects-import">
        <p id={hint} className="redirects-import-hint">
          {texts.hint}
        </p>
        <Input.TextArea
          rows={8}
          className="crud-mono"
          aria-label={texts.label}
          aria-describedby={hint}
          placeholder={texts.placeholder}
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
    <div className="redirects-import-file">
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

function Outcome({ check, failed }: { check: RedirectImport | undefined; failed: string }) {
  if (failed !== '')
    return (
      <output>
        <Alert type="error" showIcon title={failed} />
      </output>
    );
  if (!check) return null;
  const { created, changed, unchanged, errors } = check;
  if (errors.length === 0) {
    const counts = texts.counts(formatNumber(created), formatNumber(changed), formatNumber(unchanged));
    return <output>{created + changed === 0 ? texts.nothing : counts}</output>;
  }
  return (
    <output>
      <Alert type="error" showIcon title={texts.bad(formatNumber(errors.length))} />
      {/* Reached by the Tab key, because it scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="redirects-bad" aria-label={texts.badLines} tabIndex={0}>
        {errors.map(({ line, message }) => (
          <li key={line}>
            <strong>{texts.line(formatNumber(line))}</strong> {message}
          </li>
        ))}
      </ul>
    </output>
  );
}
