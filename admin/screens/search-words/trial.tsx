import { Input, Spin } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { formatMilli } from '#contract/dimension.ts';
import { formatNumber } from '#contract/format.ts';
import { panelNewSynonymPath, panelRowPath } from '#contract/panel-paths.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { useIsNarrow } from '../../base/narrow.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { HEADER_PX } from '../../crud/resource-list.tsx';
import { RowCards, RowTable, type Column } from '../../crud/row-views.tsx';
import { EXPLAIN_TEXTS as texts, levelName, partName, ruleName, sourceName, stepName } from './explain-texts.ts';
import { SearchTabs } from './tabs.tsx';
import { SEARCH_WORD_TEXTS } from './texts.ts';

type Explanation = NonNullable<CatalogueSearchReply['explanation']>;
type Token = Explanation['tokens'][number] & { _id: string };
type ExplainedHit = Explanation['hits'][number] & { _id: string };

/** Hits that an explanation has at most. */
const GROUPS = 12;

const figure = (value: number): string => formatNumber(Math.round(value * 10) / 10);

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? (
    '-'
  ) : (
    <ul className="words-parts">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );

const TOKENS: Column<Token>[] = [
  { key: 'text', title: texts.text, onPhone: 'heading', render: ({ text }) => <b className="crud-break">{text}</b> },
  {
    key: 'rule',
    title: texts.rule,
    render: ({ rule, text }) => (
      <>
        {ruleName(rule)}
        {rule === 'unknown' && (
          <div>
            <Link to={panelNewSynonymPath({ words: text })}>{SEARCH_WORD_TEXTS.addSynonym}</Link>
          </div>
        )}
      </>
    ),
  },
  { key: 'readAs', title: texts.readAsHead, render: ({ readAs }) => readAs || '-' },
  {
    key: 'words',
    title: texts.words,
    width: 320,
    render: ({ words }) => (
      <Lines lines={words.map(({ word, step, quality }) => texts.word(word, stepName(step), quality))} />
    ),
  },
];

const HITS: Column<ExplainedHit>[] = [
  {
    key: 'family',
    title: texts.family,
    width: 200,
    onPhone: 'heading',
    render: ({ family, familyId }) => (
      <>
        <b className="crud-break">{family}</b>
        <div>
          {familyId === null ? (
            <span className="crud-note">{texts.noFamily}</span>
          ) : (
            <Link to={panelRowPath('families', familyId)}>{texts.editAliases}</Link>
          )}
        </div>
      </>
    ),
  },
  {
    key: 'level',
    title: texts.level,
    width: 180,
    render: ({ level, reason }) => (
      <>
        {reason || levelName(level)}
        {reason === '' && <div className="crud-note">{texts.notListed}</div>}
      </>
    ),
  },
  {
    key: 'coverage',
    title: texts.coverage,
    width: 80,
    align: 'right',
    render: ({ coverage }) => texts.percent(coverage),
  },
  { key: 'score', title: texts.score, width: 80, align: 'right', render: ({ score }) => figure(score) },
  {
    key: 'parts',
    title: texts.parts,
    width: 120,
    render: ({ parts }) => (
      <Lines
        lines={Object.entries(parts).flatMap(([name, value]) =>
          value === 0 ? [] : [texts.part(partName(name), figure(value))],
        )}
      />
    ),
  },
  {
    key: 'words',
    title: texts.hitWords,
    width: 200,
    render: ({ words }) => (
      <Lines
        lines={words.map(({ text, word, source, weight }) =>
          texts.hitWord(text, word, sourceName(source), figure(weight)),
        )}
      />
    ),
  },
  {
    key: 'columns',
    title: texts.columns,
    width: 90,
    render: ({ columns }) => (
      <Lines
        lines={columns.map(({ key, value }) => `${key} ${typeof value === 'number' ? formatMilli(value) : value}`)}
      />
    ),
  },
];

function ExplainedRows<R extends { _id: string }>({
  title,
  empty,
  columns,
  rows,
}: {
  title: string;
  empty: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
}) {
  const Rows = useIsNarrow() ? RowCards<R> : RowTable<R>;
  return (
    <section className="words-explained" aria-label={title}>
      <h2>{title}</h2>
      <div className="crud-list" data-slim>
        {rows.length === 0 ? (
          <div className="crud-empty">
            <p>{empty}</p>
          </div>
        ) : (
          <Rows
            columns={columns}
            rows={rows}
            expected={rows.length}
            isReading={false}
            sort=""
            onSort={() => {}}
            label={title}
            stickyTop={HEADER_PX}
          />
        )}
      </div>
    </section>
  );
}

const numbered = <T extends object>(rows: readonly T[]): (T & { _id: string })[] =>
  rows.map((row, i) => ({ ...row, _id: String(i) }));

function Answer({ reply }: { reply: CatalogueSearchReply }) {
  const { explanation, groupCount, total, corrected } = reply;
  if (!explanation) return null;
  return (
    <>
      <output>
        {total === 0 ? texts.nothing : texts.found(formatNumber(groupCount), formatNumber(total))}
        {corrected !== null && ` ${texts.readAs(corrected)}`}
      </output>
      <ExplainedRows title={texts.tokens} empty={texts.noTokens} columns={TOKENS} rows={numbered(explanation.tokens)} />
      <ExplainedRows title={texts.hits} empty={texts.noHits} columns={HITS} rows={numbered(explanation.hits)} />
    </>
  );
}

/** Asks the search for its reasons. The text stands in the address, so that an explanation can be shown to others. */
export function SearchTrial() {
  const [params, setParams] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const { data, error, isFetching } = useCall(
    'GET /api/catalogue/search',
    { query: { q, limit: GROUPS, explain: '1' } },
    { enabled: q !== '' },
  );
  return (
    <>
      <PageHead note={texts.note} />
      <SearchTabs open="synonyms/trial" />
      <search className="words-box">
        <Input.Search
          key={q}
          defaultValue={q}
          placeholder={texts.prompt}
          aria-label={texts.label}
          enterButton={SEARCH_WORD_TEXTS.search}
          maxLength={MAX_QUERY_LENGTH}
          loading={isFetching}
          onSearch={(text) => setParams(text.trim() === '' ? {} : { q: text.trim() })}
        />
      </search>
      {q === '' && (
        <div className="crud-empty">
          <p>{texts.start}</p>
        </div>
      )}
      {q !== '' && isFetching && !data && <Spin />}
      {q !== '' && error && <output>{sentenceOf(error, texts.failed)}</output>}
      {q !== '' && data && <Answer reply={data} />}
    </>
  );
}
