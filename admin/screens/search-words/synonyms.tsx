import { useSearchParams } from 'react-router';
import { synonymKind, type Synonym } from '#contract/synonyms.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import { formOf, kindResource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { SwitchField, TextField } from '../../form/text-fields.tsx';
import { SearchTabs } from './tabs.tsx';
import { SYNONYM_TEXTS as texts } from './texts.ts';
import { TryOut } from './try-out.tsx';

const { fields } = synonymKind;
const synonyms = kindResource(synonymKind, texts.rows);

const COLUMNS: Column<Synonym>[] = [
  {
    key: 'words',
    title: fields.words.label,
    onPhone: 'heading',
    isKey: true,
    sort: ({ words }) => words,
    render: (row) => (
      <RowLink resource={synonyms} row={row}>
        {row.words}
      </RowLink>
    ),
  },
  {
    key: 'means',
    title: fields.means.label,
    onPhone: 'plain',
    sort: ({ means }) => means,
    render: ({ means }) => means,
  },
  { key: 'isSoft', title: texts.kind, width: 150, onPhone: 'plain', render: ({ isSoft }) => texts.kinds[`${isSoft}`] },
];

function SynonymList() {
  const [state, change] = useListState(['isSoft'], 50);
  return (
    <ResourceList
      resource={synonyms}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.find}
      note={texts.note}
      above={<SearchTabs open="synonyms" />}
      filters={[
        {
          name: 'isSoft',
          label: texts.kind,
          options: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
        },
      ]}
      inBrowser={{
        matches: { isSoft: ({ isSoft }, value) => String(isSoft) === value },
        searched: ({ words, means }) => [words, means],
      }}
    />
  );
}

/** `?words=…` fills in the word, as links from searches that found nothing do. */
function SynonymForm() {
  const words = useSearchParams()[0].get('words') ?? '';
  const { schemas, initial } = formOf(fields);
  return (
    <ResourceForm resource={synonyms} schemas={schemas} initial={{ ...initial, words }}>
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
