import { useState } from 'react';
import { InputNumber } from 'antd';
import { cellText, readCell } from '#contract/article-cells.ts';
import { COMMON_TEXTS } from '../../../base/texts.ts';
import { TypedDialog } from '../../../form/typed-dialog.tsx';
import { byPercent, type GridFamily, type GridRow } from './model.ts';
import { GRID_TEXTS as texts } from './texts.ts';

interface PercentDialogProps {
  family: GridFamily;
  rows: readonly GridRow[];
  onClose: () => void;
  onApply: (percent: number) => void;
}

const SHOWN = 50;

/** Changes prices by percent, with old and new price beside each other. */
export function PercentDialog({ family, rows, onClose, onApply }: PercentDialogProps) {
  const [percent, setPercent] = useState<number | null>(null);
  const prices = rows.flatMap(({ id, cells }) => {
    const read = readCell(family.columns, 'price', cells['price'] ?? '');
    return 'value' in read && typeof read.value === 'number'
      ? [{ id, code: cells['code'] ?? '', minor: read.value }]
      : [];
  });
  const isUsable = percent !== null && percent !== 0 && percent > -100 && prices.length > 0;
  return (
    <TypedDialog
      open
      title={texts.percent}
      okText={texts.apply}
      cancelText={COMMON_TEXTS.giveUp}
      okButtonProps={{ disabled: !isUsable }}
      onCancel={onClose}
      onOk={() => {
        if (!isUsable) return;
        onApply(percent);
        onClose();
      }}
    >
      <label>
        {texts.percentOf}{' '}
        <InputNumber
          value={percent}
          min={-99}
          max={1_000}
          precision={2}
          decimalSeparator=","
          suffix="%"
          onChange={setPercent}
        />
      </label>
      <p className="crud-note">{texts.percentHint}</p>
      {isUsable && (
        <div className="family-table-box">
          <table className="family-table">
            <thead>
              <tr>
                <th scope="col">{COMMON_TEXTS.code}</th>
                <th scope="col">{texts.before}</th>
                <th scope="col">{texts.after}</th>
              </tr>
            </thead>
            <tbody>
              {prices.slice(0, SHOWN).map(({ id, code, minor }) => (
                <tr key={id}>
                  <td className="crud-mono">{code}</td>
                  <td>{cellText('price', minor)}</td>
                  <td>{cellText('price', byPercent(minor, percent))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {prices.length > SHOWN && <p className="crud-note">{texts.moreRows(prices.length - SHOWN)}</p>}
        </div>
      )}
    </TypedDialog>
  );
}
