import { Switch } from 'antd';
import { DayRange } from '../../crud/day-range.tsx';
import type { ListChange, ListState } from '../../crud/list-state.ts';

/** Only those that wait for staff, and a range of days. */
export function OrderFilters({ state, onChange }: { state: ListState; onChange: (change: ListChange) => void }) {
  return (
    <>
      <DayRange state={state} onChange={onChange} />
      <span className="order-waiting">
        <Switch
          id="orders-waiting"
          checked={state.filters.isWaiting === 'true'}
          onChange={(isOn) =>
            onChange({ filters: { isWaiting: isOn ? 'true' : undefined, ...(isOn ? { status: undefined } : {}) } })
          }
        />
        <label htmlFor="orders-waiting" title="Ödenen, hazırlanan, incelenen">
          Bekleyenler
        </label>
      </span>
    </>
  );
}
