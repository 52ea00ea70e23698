import { DatePicker, Switch } from 'antd';
import dayjs from 'dayjs';
import type { ListChange, ListState } from '../crud/list-state.ts';

const DAY = 'YYYY-MM-DD';
const FORMATS = ['D MMM YYYY', 'D.M.YYYY', 'D.MM.YYYY', 'DD.MM.YYYY'];
const dayOf = (text: string | undefined) => (text && dayjs(text).isValid() ? dayjs(text) : null);

/** Only those that wait for staff, and a range of days. */
export function OrderFilters({ state: { filters }, onChange }: { state: ListState; onChange: (change: ListChange) => void }) {
  return (
    <>
      <DatePicker.RangePicker
        className="order-days" format={FORMATS} placeholder={['İlk gün', 'Son gün']} aria-label="Tarih aralığı" allowEmpty={[true, true]} value={[dayOf(filters.from), dayOf(filters.to)]}
        onChange={(days) => onChange({ filters: { from: days?.[0]?.format(DAY), to: days?.[1]?.format(DAY) } })}
      />
      <span className="order-waiting">
        <Switch id="orders-waiting" checked={filters.isWaiting === 'true'} onChange={(isOn) => onChange({ filters: { isWaiting: isOn ? 'true' : undefined, ...(isOn ? { status: undefined } : {}) } })} />
        <label htmlFor="orders-waiting" title="Ödenen, hazırlanan, incelenen">Bekleyenler</label>
      </span>
    </>
  );
}
