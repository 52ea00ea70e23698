// Previews of a form's content on the site's own pages.
import { useState } from 'react';
import { App } from 'antd';
import type { Input } from '#contract/endpoints.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf } from '../base/queries.ts';
import type { Schemas } from './field.tsx';
import { FORM_TEXTS as texts } from './texts.ts';

export type PreviewDraft = Input<'POST /api/previews'>['body'];

/**
 * Requests a preview and reports failures.
 * @returns its path on the site
 */
export function usePreview(): { ask: (draft: PreviewDraft) => Promise<string | undefined>; isAsking: boolean } {
  const { message } = App.useApp();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (draft: PreviewDraft): Promise<string | undefined> => {
    setIsAsking(true);
    try {
      return (await api('POST /api/previews', { body: draft })).path;
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.previewFailed), key: 'preview' });
      return undefined;
    } finally {
      setIsAsking(false);
    }
  };
  return { ask, isAsking };
}

/** Opens a tab first and navigates it later: browsers allow new tabs only during the click. */
export async function openWhenReady(path: () => Promise<string | undefined>): Promise<void> {
  const tab = window.open('', '_blank');
  const target = await path();
  if (!target) return tab?.close();
  if (tab) {
    tab.opener = null;
    tab.location.replace(target);
  } else window.open(target, '_blank', 'noopener');
}

/** Values that are valid; a preview shows the others as empty. */
export const showable = (schemas: Schemas, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => schemas[name]?.safeParse(value).success));
