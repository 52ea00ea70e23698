import { useState } from 'react';
import { Button, Modal, Segmented } from 'antd';
import { cellText, cellValue, gridHeading, type CellInput } from '#contract/article-cells.ts';
import { COMMON_TEXTS } from '../../../base/texts.ts';
import { refusedCells, theirsOf } from './stale-rows.ts';
import { GRID_TEXTS as texts } from './texts.ts';
import type { Refused } from './use-grid.ts';

interface StaleRowsDialogProps {
  refused: Refused;
  onSettle: (theirs?: ReadonlyMap<string, ReadonlySet<string>>) => void;
}

type Choice = 'theirs' | 'mine';

/** Rows that others changed meanwhile: for each, whose value stays. */
export function StaleRowsDialog({ refused, onSettle }: StaleRowsDialogProps) {
  const { columns } = refused.newer;
  const rows = refusedCells(refused);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const choiceOf = (id: string): Choice => choices[id] ?? 'theirs';
  const text = (key: string, value: unknown) =>
    cellText(key, cellValue(columns, key, (value ?? null) as CellInput)) || '—';
  return (
    <Modal
      open
      width={820}
      title={texts.staleTitle}
      onCancel={() => onSettle()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={() => onSettle()}>{COMMON_TEXTS.giveUp}</Button>
          <Button type="primary" onClick={() => onSettle(theirsOf(rows.filter(({ id }) => choiceOf(id) === 'theirs')))}>
            {texts.goOn}
          </Button>
        </>
      }
    >
      <p>{texts.staleText(refused.stale.changedBy)}</p>
      <div className="family-table-box">
        <table className="family-table">
          <thead>
            <tr>
              <th scope="col">{COMMON_TEXTS.code}</th>
              <th scope="col">{texts.theirValue}</th>
              <th scope="col">{texts.myValue}</th>
              <th scope="col">{COMMON_TEXTS.action}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, code, cells }) => (
              <tr key={id}>
                <td className="crud-mono">{code}</td>
                <td>{cells.map(({ key, now }) => `${gridHeading(columns, key)}: ${text(key, now)}`).join(', ')}</td>
                <td>{cells.map(({ key, mine }) => `${gridHeading(columns, key)}: ${text(key, mine)}`).join(', ')}</td>
                <td>
                  <Segmented<Choice>
                    size="small"
                    value={choiceOf(id)}
                    options={[
                      { value: 'theirs', label: texts.theirs },
                      { value: 'mine', label: texts.mine },
                    ]}
                    onChange={(choice) => setChoices({ ...choices, [id]: choice })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
