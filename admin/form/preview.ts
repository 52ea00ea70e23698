// Previews of what a form holds, by the site's own pages.
import { useState } from 'react';
import { App } from 'antd';
import type { Input } from '#contract/endpoints.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf } from '../base/queries.ts';
import type { Schemas } from './field.tsx';
import { FORM_TEXTS as texts } from './texts.ts';

export type PreviewDraft = Input<'POST /api/previews'>['body'];

/** Asks for a preview; a failure is said. @returns its path on the site */
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

/** Opens what is still to come in a tab of its own: browsers allow that at the click only, not after the reply. */
export async function openWhenReady(path: () => Promise<string | undefined>): Promise<void> {
  const tab = window.open('', '_blank');
  const target = await path();
  if (!target) return tab?.close();
  if (tab) {
    tab.opener = null;
    tab.location.replace(target);
  } else window.open(target, '_blank', 'noopener');
}

/** The values that could be saved as they are: what is missing or wrong yet, a preview shows as empty. */
export const showable = (schemas: Schemas, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => schemas[name]?.safeParse(value).success));
