// screens/programs/: downloadable programs.
import { programKind, type Program } from '#contract/programs.ts';
import { shortText } from '#contract/saving.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../../crud/active-switch.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import { formOf, kindResource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { LinesField, filledLines } from '../../form/lines-field.tsx';
import { PublishingFields } from '../../form/publishing-fields.tsx';
import { LongTextField, TextField } from '../../form/text-fields.tsx';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { PROGRAM_TEXTS as texts } from './texts.ts';

const { fields } = programKind;
const programs = kindResource(programKind, texts.rows);

const COLUMNS: Column<Program>[] = [
  {
    key: 'name',
    title: fields.name.label,
    onPhone: 'heading',
    isKey: true,
    sort: ({ name }) => name,
    render: (row) => (
      <RowLink resource={programs} row={row}>
        {row.name}
      </RowLink>
    ),
  },
  {
    key: 'version',
    title: fields.version.label,
    width: 130,
    render: ({ version }) => <span className="crud-mono crud-break">{version}</span>,
  },
  { key: 'fileSize', title: fields.fileSize.label, width: 140, onPhone: 'plain', render: ({ fileSize }) => fileSize },
  {
    key: 'lastUpdate',
    title: fields.lastUpdate.label,
    width: 170,
    onPhone: 'plain',
    render: ({ lastUpdate }) => lastUpdate,
  },
  {
    key: 'downloadLink',
    title: fields.downloadLink.label,
    width: 170,
    render: ({ downloadLink }) =>
      downloadLink === '' || downloadLink === '#' ? (
        <span className="crud-note">{texts.noFile}</span>
      ) : (
        <a href={downloadLink} title={downloadLink} target="_blank" rel="noopener noreferrer">
          {texts.openFile}
        </a>
      ),
  },
  activeColumn(programs),
];

function ProgramList() {
  const [state, change] = useListState(['isActive'], 10);
  const selection = useRowsEdit(programs);
  return (
    <ResourceList
      resource={programs}
      selection={selection}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      filters={[ACTIVE_FILTER]}
      note={texts.oneOnly}
      inBrowser={{
        matches: { isActive: matchesActive },
        searched: ({ name, version, description }) => [name, version, description],
      }}
    />
  );
}

type Values = Omit<Program, '_id' | 'rowVersion'>;

const toBody = ({ features, systemRequirements, ...values }: Values) => ({
  ...values,
  features: filledLines(features),
  systemRequirements: filledLines(systemRequirements),
});
const LINE = shortText(300);

function ProgramForm() {
  return (
    <ResourceForm<Program, Values> resource={programs} {...formOf(fields)} toBody={toBody}>
      {() => (
        <div className="crud-split">
          <div>
            <div className="crud-columns">
              <TextField name="name" isCounted />
              <TextField name="version" placeholder="2.4.0" />
            </div>
            <LongTextField name="description" />
            <TextField name="downloadLink" placeholder={COMMON_TEXTS.addressHint} extra={texts.linkHint} />
            <div className="crud-columns">
              <TextField name="fileSize" placeholder="148 MB" />
              <TextField name="lastUpdate" placeholder={texts.dateExample} />
            </div>
            <LinesField
              name="features"
              what={COMMON_TEXTS.feature}
              schema={programKind.inputs.features}
              lineSchema={LINE}
              keepsOne
            />
            <LinesField
              name="systemRequirements"
              what={texts.requirement}
              schema={programKind.inputs.systemRequirements}
              lineSchema={LINE}
              keepsOne
            />
          </div>
          <div>
            <PublishingFields hint={texts.oneOnly} />
          </div>
        </div>
      )}
    </ResourceForm>
  );
}

export { ProgramList as List, ProgramForm as Form };
