// screens/attributes/: properties of the whole shop that columns of families are bound to.
import { Select } from 'antd';
import { attributeKind, type Attribute } from '#contract/attributes.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../../crud/active-switch.tsx';
import { ListExportMenu } from '../../crud/export-menu.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import { formOf, kindResource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { Field } from '../../form/field.tsx';
import { StateAndOrder, TextField } from '../../form/text-fields.tsx';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { ATTRIBUTE_TEXTS as texts } from './texts.ts';

const { fields } = attributeKind;
const attributes = kindResource(attributeKind, texts.rows);

const COLUMNS: Column<Attribute>[] = [
  {
    key: 'name',
    title: fields.name.label,
    onPhone: 'heading',
    isKey: true,
    sort: ({ name }) => name,
    render: (row) => (
      <RowLink resource={attributes} row={row}>
        {row.name}
      </RowLink>
    ),
  },
  {
    key: 'key',
    title: fields.key.label,
    width: 180,
    onPhone: 'heading',
    sort: ({ key }) => key,
    render: ({ key }) => <span className="crud-mono">{key}</span>,
  },
  { key: 'kind', title: fields.kind.label, width: 110, onPhone: 'plain', render: ({ kind }) => texts.kinds[kind] },
  { key: 'unit', title: fields.unit.label, width: 100, onPhone: 'plain', render: ({ unit }) => unit || '-' },
  {
    key: 'sortOrder',
    title: fields.sortOrder.label,
    width: 88,
    align: 'right',
    sort: ({ sortOrder }) => sortOrder,
    render: ({ sortOrder }) => sortOrder,
  },
  activeColumn(attributes),
];

function AttributeList() {
  const [state, change] = useListState(['isActive'], 50);
  const selection = useRowsEdit(attributes);
  return (
    <ResourceList
      resource={attributes}
      selection={selection}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      note={texts.note}
      rowsActions={<ListExportMenu kind="attributes" />}
      filters={[ACTIVE_FILTER]}
      inBrowser={{ matches: { isActive: matchesActive }, searched: ({ name, key }) => [name, key] }}
    />
  );
}

function AttributeForm() {
  return (
    <ResourceForm resource={attributes} {...formOf(fields)}>
      {() => (
        <div className="crud-split">
          <div>
            <div className="crud-columns">
              <TextField name="name" />
              <TextField name="key" isMono extra={texts.keyHint} />
              <Field name="kind" checkOn="change">
                <Select options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))} />
              </Field>
              <TextField name="unit" extra={texts.unitHint} />
            </div>
          </div>
          <div>
            <StateAndOrder order="sortOrder" />
          </div>
        </div>
      )}
    </ResourceForm>
  );
}

export { AttributeList as List, AttributeForm as Form };
