// Lines of cells that staff paste, or choose as a file: checked as a whole before any is stored.
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { Alert, Button, Input } from 'antd';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import { sentenceOf } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { LINES_TEXTS as texts } from './lines-texts.ts';
import { TypedDialog } from './typed-dialog.tsx';
import './lines-dialog.css';

/** What becomes of the lines, or became of them. */
export interface LinesOutcome {
  added: number;
  changed: number;
  same: number;
  errors: readonly { line: number; message: string }[];
}

interface Words {
  title: string;
  hint: string;
  placeholder: string;
  /** The button that stores so many lines. */
  store: (lines: number) => string;
  counts: (added: number, changed: number, same: number) => string;
  /** All lines are stored as they are. */
  nothing: string;
}

interface Props {
  words: Words;
  /** @param isTrial the lines are checked, and none is stored */
  send: (csv: string, isTrial: boolean) => Promise<LinesOutcome>;
  onStored: (outcome: LinesOutcome) => void;
  onClose: () => void;
}

export function LinesDialog({ words, send, onStored, onClose }: Props) {
  const [csv, setCsv] = useState('');
  const [check, setCheck] = useState<LinesOutcome>();
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
      const done = await send(csv, isTrial);
      if (isTrial || done.errors.length > 0) return setCheck(done);
      onStored(done);
      onClose();
    } catch (error) {
      setCheck(undefined);
      setFailed(sentenceOf(error, texts.failed));
    } finally {
      setIsBusy(false);
    }
    return undefined;
  };
  const changes = check && check.errors.length === 0 ? check.added + check.changed : 0;
  return (
    <TypedDialog
      open
      width={640}
      title={words.title}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{COMMON_TEXTS.giveUp}</Button>
          {changes > 0 ? (
            <Button type="primary" loading={isBusy} onClick={() => void run(false)}>
              {words.store(changes)}
            </Button>
          ) : (
            <Button type="primary" loading={isBusy} disabled={csv.trim() === ''} onClick={() => void run(true)}>
              {texts.check}
            </Button>
          )}
        </>
      }
    >
      <div className="lines">
        <p id={hint} className="crud-note">
          {words.hint}
        </p>
        <Input.TextArea
          rows={8}
          className="crud-mono"
          aria-label={texts.label}
          aria-describedby={hint}
          placeholder={words.placeholder}
          spellCheck={false}
          value={csv}
          onChange={(event) => change(event.target.value)}
        />
        <FileButton onRead={change} onFailed={() => setFailed(texts.fileFailed)} />
        <Outcome words={words} check={check} failed={failed} />
      </div>
    </TypedDialog>
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
    <div className="lines-file">
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

function Outcome({ words, check, failed }: { words: Words; check: LinesOutcome | undefined; failed: string }) {
  if (failed !== '')
    return (
      <output>
        <Alert type="error" showIcon title={failed} />
      </output>
    );
  if (!check) return null;
  const { added, changed, same, errors } = check;
  if (errors.length === 0)
    return <output>{added + changed === 0 ? words.nothing : words.counts(added, changed, same)}</output>;
  return (
    <output>
      <Alert type="error" showIcon title={texts.bad(errors.length)} />
      {/* Reached by the Tab key, because it scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="lines-bad" aria-label={texts.badLines} tabIndex={0}>
        {errors.map(({ line, message }) => (
          <li key={line}>
            <strong>{texts.line(line)}</strong> {message}
          </li>
        ))}
      </ul>
    </output>
  );
}
