// screens/carriers/: carriers of parcels, and where their parcels are followed.
import { carrierKind, type Carrier } from '#contract/carriers.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../../crud/active-switch.tsx';
import { ListExportMenu } from '../../crud/export-menu.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import { formOf, kindResource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { StateAndOrder, TextField } from '../../form/text-fields.tsx';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { CARRIER_TEXTS as texts } from './texts.ts';

const { fields } = carrierKind;
const carriers = kindResource(carrierKind, texts.rows);

const COLUMNS: Column<Carrier>[] = [
  {
    key: 'name',
    title: fields.name.label,
    width: 220,
    onPhone: 'heading',
    isKey: true,
    sort: ({ name }) => name,
    render: (row) => (
      <RowLink resource={carriers} row={row}>
        {row.name}
      </RowLink>
    ),
  },
  {
    key: 'trackingUrl',
    title: fields.trackingUrl.label,
    onPhone: 'line',
    render: ({ trackingUrl }) => <span className="crud-mono crud-break">{trackingUrl}</span>,
  },
  {
    key: 'sortOrder',
    title: fields.sortOrder.label,
    width: 88,
    align: 'right',
    sort: ({ sortOrder }) => sortOrder,
    render: ({ sortOrder }) => sortOrder,
  },
  activeColumn(carriers),
];

function CarrierList() {
  const [state, change] = useListState(['isActive'], 50);
  const selection = useRowsEdit(carriers);
  return (
    <ResourceList
      resource={carriers}
      selection={selection}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      note={texts.note}
      rowsActions={<ListExportMenu kind="carriers" />}
      filters={[ACTIVE_FILTER]}
      inBrowser={{ matches: { isActive: matchesActive }, searched: ({ name }) => [name] }}
    />
  );
}

const CarrierForm = () => (
  <ResourceForm resource={carriers} {...formOf(fields)}>
    {() => (
      <div className="crud-split">
        <div>
          <TextField name="name" />
          <TextField name="trackingUrl" isMono placeholder="https://" extra={texts.urlHint} required={false} />
        </div>
        <div>
          <StateAndOrder order="sortOrder" />
        </div>
      </div>
    )}
  </ResourceForm>
);

export { CarrierList as List, CarrierForm as Form };
