import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { FIELD_LABELS } from '../fields/labels.ts';
import type { ListChange, ListState } from './list-state.ts';
import { CRUD_TEXTS as texts } from './texts.ts';

const DAY = 'YYYY-MM-DD';
const FORMATS = ['D MMM YYYY', 'D.M.YYYY', 'D.MM.YYYY', 'DD.MM.YYYY'];
const dayOf = (text: string | undefined) => (text && dayjs(text).isValid() ? dayjs(text) : null);

/** Filters `from` and `to` of a list: a range of days, open at either end. */
export function DayRange({
  state: { filters },
  onChange,
}: {
  state: ListState;
  onChange: (change: ListChange) => void;
}) {
  return (
    <DatePicker.RangePicker
      className="crud-days"
      format={FORMATS}
      placeholder={[FIELD_LABELS.order.from, FIELD_LABELS.order.to]}
      aria-label={texts.dayRange}
      allowEmpty={[true, true]}
      value={[dayOf(filters['from']), dayOf(filters['to'])]}
      onChange={(days) => onChange({ filters: { from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) } })}
    />
  );
}
