import { useCallback } from 'react';
import { Alert, App, Button, Modal } from 'antd';
import dayjs from 'dayjs';
import type { AuditKind } from '#contract/audit.ts';
import type { StaleChange, StaleDetails } from '#contract/errors.ts';
import { shorten } from '#contract/format.ts';
import { ApiError } from '#contract/api-error.ts';
import { shortTime } from '../base/dates.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { labelsOf } from '../fields/labels.ts';
import { valueText } from '../fields/values.ts';
import { changedByBoth } from './changed-fields.ts';
import { FORM_TEXTS as texts } from './texts.ts';

interface StaleDialogProps {
  /** undefined: closed. */
  stale: StaleDetails | undefined;
  /** Selects names of values. */
  kind?: AuditKind | undefined;
  labels: Readonly<Record<string, string>>;
  /** Fields changed here. */
  mine: readonly string[];
  /** Fields changed here, with parts of objects. */
  parts?: readonly string[];
  /** Sentence about a field that both changed, where the local value does not simply stay. */
  notes?: Readonly<Record<string, string>>;
  isBusy: boolean;
  /** Loads the newer row and keeps the changes made here on top. */
  onMerge: () => void;
  /** Saves the changes made here over the newer row. */
  onOverwrite: () => void;
  /** Loads the newer row as it is. */
  onReload: () => void;
  onStay: () => void;
}

const NO_NOTES: Readonly<Record<string, string>> = {};
const LONGEST = 160;

const listed = (names: readonly string[], labels: Readonly<Record<string, string>>): string =>
  names.map((name) => labels[name] ?? name).join(', ');

/** Shown when somebody else saved the row meanwhile: who, when, what, and the choices for the changes made here. */
export function StaleDialog({
  stale,
  kind,
  labels,
  mine,
  parts = mine,
  notes = NO_NOTES,
  isBusy,
  onMerge,
  onOverwrite,
  onReload,
  onStay,
}: StaleDialogProps) {
  const both = stale ? changedByBoth(stale, parts) : [];
  const staying = both.filter((name) => !(name in notes));
  const explained = both.flatMap((name) => notes[name] ?? []);
  return (
    <Modal
      open={stale !== undefined}
      title={texts.staleTitle}
      onCancel={onStay}
      footer={null}
      width={stale?.changes?.length ? 760 : 560}
      mask={{ closable: false }}
    >
      {stale && (
        <div className="crud-stale">
          <p>
            <strong>{stale.changedBy}</strong>
            {texts.staleWhen(dayjs(stale.changedAt).format('D MMMM YYYY HH:mm'))}
            {stale.fields.length > 0 ? (
              <>
                : <strong>{listed(stale.fields, labels)}</strong>.
              </>
            ) : (
              '.'
            )}
          </p>
          {stale.changes && stale.changes.length > 0 && (
            <StaleTable changes={stale.changes} both={both} kind={kind} labels={labels} />
          )}
          <p>
            {texts.staleMine}
            <strong>{mine.length > 0 ? listed(mine, labels) : texts.none}</strong>.
          </p>
          {both.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={texts.staleBoth(listed(both, labels), staying.length > 0 ? texts.staleBothStays : '')}
              description={explained.length > 0 ? explained.join(' ') : undefined}
            />
          )}
          <div className="crud-stale-choices">
            <Button type="primary" disabled={isBusy} onClick={onMerge} block>
              {texts.staleMerge}
            </Button>
            <Button disabled={isBusy || mine.length === 0} onClick={onOverwrite} block>
              {texts.staleOverwrite}
            </Button>
            <Button danger disabled={isBusy} onClick={onReload} block>
              {texts.staleReload}
            </Button>
            <Button type="text" disabled={isBusy} onClick={onStay} block>
              {texts.stayInForm}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

interface StaleTableProps {
  changes: readonly StaleChange[];
  both: readonly string[];
  kind: AuditKind | undefined;
  labels: Readonly<Record<string, string>>;
}

/** Drawn as blocks on phones, but a table for screen readers. */
function StaleTable({ changes, both, kind, labels }: StaleTableProps) {
  const text = (field: string, value: unknown) => shorten(valueText(kind, field, value), LONGEST);
  const rows = changes.toSorted((a, b) => Number(both.includes(b.field)) - Number(both.includes(a.field)));
  return (
    <table className="crud-stale-table">
      <thead>
        <tr>
          <th scope="col">{COMMON_TEXTS.field}</th>
          <th scope="col">{texts.valueMine}</th>
          <th scope="col">{texts.valueNow}</th>
          <th scope="col">{texts.whoAndWhen}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, now, mine, by, at, moves }) => (
          <tr key={field} data-both={both.includes(field) || undefined}>
            <th scope="row">{labels[field] ?? field}</th>
            <td data-label={texts.valueMine}>
              {both.includes(field) ? text(field, mine) : <span className="crud-note">{texts.notChangedHere}</span>}
            </td>
            <td data-label={texts.valueNow}>{text(field, now)}</td>
            <td data-label={texts.whoAndWhen}>
              {moves ? (
                moves.map((move, index) => (
                  <div key={`${move.at} ${index}`}>
                    {move.by}, {shortTime(move.at)} ({valueText(kind, field, move.before)} →{' '}
                    {valueText(kind, field, move.after)})
                  </div>
                ))
              ) : (
                <>
                  {by}, {shortTime(at)}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Sends a change of a row; if somebody else changed it meanwhile, asks whether to go on.
 * @returns the reply; undefined when given up
 */
export function useStaleQuestion(
  kind: AuditKind,
): <T>(version: number, send: (version: number | undefined) => Promise<T>) => Promise<T | undefined> {
  const { modal } = App.useApp();
  return useCallback(
    async (version, send) => {
      try {
        return await send(version);
      } catch (error) {
        if (!ApiError.is(error) || error.code !== 'STALE' || !error.stale) throw error;
        const { changedBy, changedAt, fields } = error.stale;
        const labels = labelsOf(kind);
        const goesOn = await modal.confirm({
          title: texts.staleWhileLooking,
          content: texts.staleQuestion(
            changedBy,
            shortTime(changedAt),
            fields.length > 0 ? `: ${fields.map((name) => labels[name] ?? name).join(', ')}` : '',
          ),
          okText: texts.saveAnyway,
          cancelText: COMMON_TEXTS.giveUp,
          focusable: { autoFocusButton: 'cancel' },
        });
        return goesOn ? send(undefined) : undefined;
      }
    },
    [kind, modal],
  );
}
