import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { App } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import { MAX_ARTICLE_CHANGES, type FamilyArticles } from '#contract/family-articles.ts';
import type { StaleDetails } from '#contract/errors.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf } from '../../../base/queries.ts';
import { useLeaveGuard } from '../../../form/leave-guard.tsx';
import { changesOf, rebased, rowsOf, stateOf, summaryOf, withRefusals, type GridRow } from './model.ts';
import { begin, redo, step, undo, type Steps } from './steps.ts';
import { GRID_TEXTS as texts } from './texts.ts';

const read = (id: string): Promise<FamilyArticles> => api('GET /api/families/:id/articles', { params: { id } });

/** A refused save: the rows that were sent, and those that others changed. */
export interface Refused {
  stale: StaleDetails;
  sent: readonly GridRow[];
  newer: FamilyArticles;
}

/** The grid of a family: reads it, holds what is typed with its steps, saves it. @param version of the family's form */
export function useGrid(id: string, version: number) {
  const { message } = App.useApp();
  const [family, setFamily] = useState<FamilyArticles>();
  const [steps, setSteps] = useState<Steps<readonly GridRow[]>>(() => begin([]));
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const rows = steps.present;

  const take = (reply: FamilyArticles, typed?: readonly GridRow[]) => {
    setFamily(reply);
    setSteps(begin(typed ? rebased(reply, typed, reply.articles) : rowsOf(reply, reply.articles)));
  };
  // Read again when the form around has been saved: its columns may be others now.
  const {
    data,
    error: failure,
    refetch,
  } = useQuery({
    queryKey: ['grid', id, version],
    queryFn: () => read(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  const [taken, setTaken] = useState<FamilyArticles>();
  if (data && data !== taken) {
    setTaken(data);
    take(data, rows);
  }
  const discard = async (): Promise<void> => {
    try {
      take(await read(id));
    } catch (problem) {
      void message.error({ content: sentenceOf(problem, texts.loadFailed), key: 'grid' });
    }
  };

  const summary = family ? summaryOf(family, rows) : { changed: [], wrong: [] };
  useLeaveGuard(() => summary.changed.length > 0);

  const put = (next: readonly GridRow[]) => setSteps((now) => step(now, next));

  const send = async (typed: readonly GridRow[], over: FamilyArticles): Promise<void> => {
    const { changed, wrong } = summaryOf(over, typed);
    if (wrong.length > 0) return void message.error({ content: texts.wrong(wrong.length), key: 'grid' });
    if (changed.length === 0) return;
    const sent = changed.slice(0, MAX_ARTICLE_CHANGES);
    setIsSaving(true);
    try {
      const {
        added,
        changed: edits,
        removed,
      } = await api('PUT /api/families/:id/articles', {
        params: { id },
        body: { version: over.version, changes: changesOf(over, sent) },
      });
      void refresh('/api/products', '/api/families', '/api/dashboard', '/api/audit');
      // What was not sent stays typed.
      const left = new Set(sent.map((row) => row.id));
      const rest = typed.filter((row) => !left.has(row.id));
      take(await read(id), rest);
      void message.success({ content: texts.saved(added, edits, removed), key: 'grid' });
      if (changed.length > sent.length) void message.info(texts.tooMany(MAX_ARTICLE_CHANGES));
    } catch (error) {
      if (ApiError.is(error) && error.code === 'STALE' && error.stale)
        return setRefused({ stale: error.stale, sent, newer: await read(id) });
      void message.error({ content: sentenceOf(error, texts.saveFailed), key: 'grid' });
      if (ApiError.is(error) && error.fields) put(withRefusals(typed, sent, error.fields));
    } finally {
      setIsSaving(false);
    }
  };

  return {
    family,
    rows,
    summary,
    failed: failure && !family ? sentenceOf(failure, texts.loadFailed) : '',
    retry: () => void refetch(),
    isSaving,
    refused,
    discard: () => void discard(),
    put,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo: () => setSteps(undo),
    redo: () => setSteps(redo),
    save: () => {
      if (family && !isSaving) void send(rows, family);
    },
    /** Goes on after a refusal. @param theirs rows whose refused cells become the others'; undefined: gives up */
    settle: (theirs?: ReadonlyMap<string, ReadonlySet<string>>) => {
      setRefused(undefined);
      if (!refused || !theirs) return;
      const next = rebased(refused.newer, rows, refused.newer.articles, theirs);
      setFamily(refused.newer);
      setSteps(begin(next));
      void send(next, refused.newer);
    },
    errorOf: (row: GridRow) => (family ? [...stateOf(family, row).errors.values()][0] : undefined),
  };
}
