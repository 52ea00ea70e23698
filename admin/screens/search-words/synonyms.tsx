import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { panelNewSynonymPath } from '#contract/panel-paths.ts';
import { synonymKind, type Synonym } from '#contract/synonyms.ts';
import { searchTerms } from '#contract/text.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { compareNames } from '../../crud/browser-rows.ts';
import { ListExportMenu } from '../../crud/export-menu.tsx';
import { placeOf, useListState } from '../../crud/list-state.ts';
import { ResourceForm, type FormView } from '../../crud/resource-form.tsx';
import { ResourceList } from '../../crud/resource-list.tsx';
import { formOf, kindResource, type Resource } from '../../crud/resource.ts';
import { RemoveButton } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { SwitchField, TextField } from '../../form/text-fields.tsx';
import { isSearched, meaningsOf, type Meaning } from './meanings.ts';
import { SearchTabs } from './tabs.tsx';
import { SYNONYM_TEXTS as texts } from './texts.ts';
import { TryOut } from './try-out.tsx';

const { fields } = synonymKind;
const synonyms = kindResource(synonymKind, texts.rows);

/** The list's rows: one for each meaning, so it has no calls but the list's. */
const meanings: Resource<Meaning> = {
  path: synonyms.path,
  calls: { list: synonyms.calls.list, create: synonyms.calls.create! },
  titleOf: ({ means }) => means,
  texts: { ...synonyms.texts, counted: texts.meaningsCounted },
};

/** Words as links to their forms, and a link to a form for one more. */
function Said({ row: { means, said }, terms }: { row: Meaning; terms: readonly string[] }) {
  return (
    <ul className="words-said">
      {said.map((synonym) => (
        <li key={synonym._id}>
          <Link
            className="words-word"
            to={`${synonyms.path}/update/${synonym._id}`}
            data-soft={synonym.isSoft || undefined}
            data-found={isSearched(synonym.words, terms) || undefined}
          >
            {synonym.words}
            {synonym.isSoft && <small>{texts.soft}</small>}
          </Link>
        </li>
      ))}
      <li>
        <Link className="words-add" to={panelNewSynonymPath({ means })} aria-label={texts.addTo(means)}>
          <PlusOutlined aria-hidden /> {COMMON_TEXTS.add}
        </Link>
      </li>
    </ul>
  );
}

const columnsFor = (terms: readonly string[]): Column<Meaning>[] => [
  {
    key: 'means',
    title: texts.meaning,
    width: 220,
    onPhone: 'heading',
    isKey: true,
    sort: ({ means }) => means,
    render: ({ means }) => (
      <strong className="crud-break" title={means}>
        {means}
      </strong>
    ),
  },
  {
    key: 'said',
    title: texts.said,
    onPhone: 'plain',
    render: (row) => <Said row={row} terms={terms} />,
  },
];

function SynonymList() {
  const [state, change] = useListState(['isSoft'], 50);
  const terms = searchTerms(state.q);
  return (
    <ResourceList
      resource={meanings}
      columns={columnsFor(terms)}
      state={state}
      onChange={change}
      searchText={texts.find}
      note={texts.note}
      rowsActions={<ListExportMenu kind="synonyms" />}
      above={<SearchTabs open="synonyms" />}
      filters={[
        {
          name: 'isSoft',
          label: texts.kind,
          options: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
        },
      ]}
      inBrowser={{
        joined: (listed) => meaningsOf(listed as readonly Synonym[]),
        compare: (a, b) => compareNames(a.means, b.means),
        matches: { isSoft: ({ said }, value) => said.some(({ isSoft }) => String(isSoft) === value) },
        searched: ({ means, said }) => [means, ...said.map(({ words }) => words)],
      }}
    />
  );
}

function RemoveSynonym({ row }: { row: Synonym }) {
  const navigate = useNavigate();
  return (
    <RemoveButton
      resource={synonyms}
      row={row}
      onRemoved={() => void navigate(placeOf(synonyms.path), { replace: true })}
    />
  );
}
const removeButton = ({ row }: FormView<Synonym>) => row && <RemoveSynonym row={row} />;

/** `?words=…&means=…` fill in what the link's place knows: a search that found nothing, a row of the list. */
function SynonymForm() {
  const [asked] = useSearchParams();
  const [words, means] = [asked.get('words') ?? '', asked.get('means') ?? ''];
  const { schemas, initial } = formOf(fields);
  return (
    <ResourceForm
      resource={synonyms}
      schemas={schemas}
      initial={{ ...initial, words, means }}
      headActions={removeButton}
    >
      {({ row }) => (
        <div className="crud-split">
          <div>
            <TextField name="words" isCounted extra={texts.wordsHint} />
            <TextField name="means" isCounted extra={texts.meansHint} />
            <SwitchField name="isSoft" on={COMMON_TEXTS.yes} off={COMMON_TEXTS.no} extra={texts.softHint} />
          </div>
          <TryOut first={row?.words ?? words} version={row?.version} />
        </div>
      )}
    </ResourceForm>
  );
}

export { SynonymList as List, SynonymForm as Form };
