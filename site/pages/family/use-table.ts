import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { MAX_FAMILY_ARTICLES } from '#contract/dimension-table.ts';
import { FAMILY_SORT_REFUSED, filterRefused } from '#contract/family-texts.ts';
import { api } from '../../base/browser-api.ts';
import { WithStatus } from '../../base/page.tsx';
import { FAMILY_HEAD_TEXTS } from '../../texts/family.ts';
import { sizeRows, type SizeRow } from '../../ui/dimension-table/size-row.ts';
import { askedOf, type FamilySearch } from './address.ts';
import { answerFrom, type FamilyData } from './page.ts';
import { isSort, servedModel, unreadable, wholeModel, type TableModel } from './table-model.ts';
import { whereItIs } from './typed-sizes.ts';

interface Table {
  model: TableModel;
  /** Whether all rows are here, so that filters and sorting need no server. */
  isWhole: boolean;
  isFailed: boolean;
  retry(): void;
}

const fetchAll = async (slug: string, signal?: AbortSignal): Promise<readonly SizeRow[]> => {
  const reply = await api('GET /api/families/:slug/rows', { params: { slug }, query: { limit: 'all' } }, signal);
  return sizeRows(reply.rows, reply);
};

/**
 * The table of the page: as the server sent it, and filtered and sorted here once all rows have arrived.
 * @param isAlive false: all rows would be drawn, because only a living table draws those in sight
 */
export function useTable(data: FamilyData, search: FamilySearch, isAlive: boolean): Table {
  const { family } = data;
  const [fetched, setFetched] = useState<readonly SizeRow[] | null>(null);
  const all = isAlive ? fetched : null;
  const [isFailed, setFailed] = useState(false);
  const { slug, articleCount } = family;

  useEffect(() => {
    if (articleCount > MAX_FAMILY_ARTICLES) return;
    const leaving = new AbortController();
    fetchAll(slug, leaving.signal).then(
      // Rendering every row's filters at once would hold up a press that comes meanwhile.
      (rows) => startTransition(() => setFetched(rows)),
      () => {
        if (!leaving.signal.aborted) setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [slug, articleCount]);

  const { filters, refused } = data;
  const sort = refused ? undefined : search.sort;
  const page = refused ? 1 : search.page;
  const model = useMemo(
    () => (all ? wholeModel(family, all, { filters, sort, page }) : servedModel(data)),
    [all, family, data, filters, sort, page],
  );

  const answer = useEffectEvent((next: FamilySearch): FamilyData | WithStatus<FamilyData> => {
    const refuse = (reason: string) => new WithStatus(400, { ...data, filters: {}, refused: reason });
    const asked = askedOf(family, next);
    if (!asked) return refuse(FAMILY_HEAD_TEXTS.sizeRefused(next.q!));
    const wrong = unreadable(family.columns, asked);
    if (wrong !== undefined) return refuse(filterRefused(wrong));
    if (!isSort(family.columns, next.sort)) return refuse(FAMILY_SORT_REFUSED);
    const placed = next.q === undefined ? asked : whereItIs(family.columns, model.facets, asked);
    return { family, rows: data.rows, filters: placed };
  });
  useEffect(() => {
    if (all) return answerFrom(slug, (next) => answer(next));
    return undefined;
  }, [slug, all]);

  return {
    model,
    isWhole: all !== null,
    isFailed: isFailed && all === null,
    retry() {
      setFailed(false);
      fetchAll(slug).then(
        (rows) => startTransition(() => setFetched(rows)),
        () => setFailed(true),
      );
    },
  };
}
