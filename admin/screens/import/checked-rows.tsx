import { useState } from 'react';
import { Alert, App, Button, Checkbox, Pagination, Radio, Spin } from 'antd';
import {
  IMPORT_ACTIONS,
  type Import,
  type ImportAction,
  type ImportRow,
  type ImportWarning,
} from '#contract/imports.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { DownloadButton } from '../../crud/download-button.tsx';
import { refreshAfter } from '../tasks/result.tsx';
import { MissingPictures } from './pictures.tsx';
import { IMPORT_TEXTS as texts } from './texts.ts';

const PAGE = 50;

interface Props {
  data: Import;
  onChanged: (data: Import) => void;
  onBack: () => void;
}

/** The rows that people look at first: wrong ones, then changes. */
function firstAction({ counts }: Import): ImportAction {
  const order = ['error', 'update', 'create', 'same'] as const;
  return order.find((action) => (counts?.[action] ?? 0) > 0) ?? 'same';
}

const valueOf = (text: string) => (text === '' ? <i className="crud-note">{texts.emptyValue}</i> : text);

function RowLines({ row }: { row: ImportRow }) {
  const lines = row.action === 'error' ? row.errors : row.changes;
  return (
    <tbody>
      {(lines.length === 0 ? [null] : lines).map((line, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={i}>
          {i === 0 && (
            <>
              <td rowSpan={Math.max(1, lines.length)} className="import-no">
                {row.no}
              </td>
              <th rowSpan={Math.max(1, lines.length)} scope="rowgroup" className="crud-mono crud-break">
                {row.key === '' ? valueOf('') : row.key}
              </th>
            </>
          )}
          {line === null && <td colSpan={3}>{texts.noChange}</td>}
          {line !== null && 'sentence' in line && (
            <>
              <td>{line.label}</td>
              <td className="crud-break">{valueOf(line.value)}</td>
              <td className="import-problem">{line.sentence}</td>
            </>
          )}
          {line !== null && 'after' in line && (
            <>
              <td>{line.label}</td>
              <td className="crud-break">{valueOf(line.before)}</td>
              <td className="crud-break">
                <b>{valueOf(line.after)}</b>
              </td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  );
}

function Rows({ data, action }: { data: Import; action: ImportAction }) {
  const [page, setPage] = useState(1);
  const { data: rows, error } = useCall(
    'GET /api/import/:id/rows',
    { params: { id: data._id }, query: { action, page, limit: PAGE } },
    { keepPrevious: true },
  );
  if (error) return <p className="crud-note">{sentenceOf(error, texts.rowsFailed)}</p>;
  if (!rows) return <Spin />;
  if (rows.total === 0) return <p className="crud-note">{texts.noRows}</p>;
  const isError = action === 'error';
  return (
    <>
      <div className="import-rows">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              <th scope="col">{data.fields.find(({ isKey }) => isKey)?.label}</th>
              <th scope="col">{texts.field}</th>
              <th scope="col">{isError ? texts.value : texts.before}</th>
              <th scope="col">{isError ? texts.problem : texts.after}</th>
            </tr>
          </thead>
          {rows.items.map((row) => (
            <RowLines key={row.no} row={row} />
          ))}
        </table>
      </div>
      {rows.total > PAGE && (
        <Pagination
          size="small"
          current={page}
          pageSize={PAGE}
          total={rows.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </>
  );
}

/** The third step: what becomes of the rows; with the go-ahead. */
export function CheckedRows({ data, onChanged, onBack }: Props) {
  const { message } = App.useApp();
  const [action, setAction] = useState(() => firstAction(data));
  const [accepted, setAccepted] = useState<readonly ImportWarning[]>([]);
  const [areErrorsSkipped, setAreErrorsSkipped] = useState(false);
  const [areMailsSent, setAreMailsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const counts = data.counts!;
  const applied = counts.create + counts.update;
  const apply = async (): Promise<void> => {
    setIsSending(true);
    try {
      const done = await api('POST /api/import/:id/apply', {
        params: { id: data._id },
        body: { areErrorsSkipped, accepted: [...accepted], areMailsSent },
      });
      onChanged(done);
      void refreshAfter();
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.applyFailed), key: 'import' });
    } finally {
      setIsSending(false);
    }
  };
  const isHeld =
    applied === 0 ||
    (counts.error > 0 && !areErrorsSkipped) ||
    data.warnings.some(({ name }) => !accepted.includes(name));
  return (
    <section className="import-checked" aria-label={texts.steps[2]}>
      <Radio.Group
        className="import-counts"
        optionType="button"
        aria-label={texts.counts}
        value={action}
        onChange={({ target }) => setAction(target.value as ImportAction)}
        options={IMPORT_ACTIONS.map((value) => ({
          value,
          label: texts.counted(texts.actions[value], counts[value]),
          disabled: counts[value] === 0,
        }))}
      />
      {applied === 0 && counts.error === 0 && <Alert type="info" showIcon title={texts.nothing} />}
      {data.makes.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={texts.makes(data.makes.length)}
          description={<span className="crud-break">{data.makes.join(' · ')}</span>}
        />
      )}
      {data.warnings.length > 0 && (
        <fieldset className="import-warnings">
          <legend>{texts.warnings}</legend>
          {data.warnings.map(({ name, sentence }) => (
            <Checkbox
              key={name}
              checked={accepted.includes(name)}
              onChange={({ target }) =>
                setAccepted(target.checked ? [...accepted, name] : accepted.filter((one) => one !== name))
              }
            >
              {sentence}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <MissingPictures data={data} />
      {counts.error > 0 && (
        <fieldset className="import-policy">
          <legend>{texts.policy}</legend>
          <Radio.Group
            value={areErrorsSkipped}
            onChange={({ target }) => setAreErrorsSkipped(target.value as boolean)}
            options={[
              { value: false, label: texts.policies.refuse },
              { value: true, label: texts.policies.skip },
            ]}
          />
          <DownloadButton
            call="GET /api/import/:id/errors"
            input={{ params: { id: data._id } }}
            failed={texts.errorsFailed}
            size="small"
          >
            {texts.errorsFile}
          </DownloadButton>
        </fieldset>
      )}
      {data.offersMails && counts.create > 0 && (
        <div className="import-mails">
          <Checkbox
            checked={areMailsSent}
            aria-describedby="import-mails-hint"
            onChange={({ target }) => setAreMailsSent(target.checked)}
          >
            {texts.sendMails}
          </Checkbox>
          <p id="import-mails-hint" className="crud-note">
            {texts.sendMailsHint(counts.create)}
          </p>
        </div>
      )}
      <Rows key={action} data={data} action={action} />
      <div className="import-actions">
        <Button type="primary" disabled={isHeld} loading={isSending} onClick={() => void apply()}>
          {texts.apply(applied)}
        </Button>
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
    </section>
  );
}
