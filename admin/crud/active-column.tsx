import { useMay } from '../base/access.ts';
import { ActiveSwitch } from './active-switch.tsx';
import type { Filter } from './list-toolbar.tsx';
import type { Resource, Row } from './resource.ts';
import type { Column } from './row-views.tsx';

interface ActiveRow extends Row {
  isActive: boolean;
}

/** Aktif/Pasif, switched by the resource's own call. */
export const activeColumn = <R extends ActiveRow>(resource: Resource<R>): Column<R> => ({
  key: 'isActive',
  title: 'Durum',
  width: 120,
  onPhone: 'foot',
  sort: ({ isActive }) => Number(!isActive),
  render: (row) => <RowSwitch resource={resource} row={row} />,
});

function RowSwitch<R extends ActiveRow>({ resource, row }: { resource: Resource<R>; row: R }) {
  const may = useMay();
  return (
    <ActiveSwitch resource={resource} row={row} isAllowed={may((resource.calls.toggle ?? resource.calls.status)!)} />
  );
}

export const ACTIVE_FILTER: Filter = {
  name: 'isActive',
  label: 'Durum',
  options: [
    { value: 'true', label: 'Aktif' },
    { value: 'false', label: 'Pasif' },
  ],
};
export const matchesActive = ({ isActive }: { isActive: boolean }, value: string): boolean =>
  String(isActive) === value;
