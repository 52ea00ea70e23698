// Kept versions of the row in a form: read, and put into the form.
import { createContext, useState } from 'react';
import { App } from 'antd';
import type { RevisionKind, WholeRevision } from '#contract/revisions.ts';
import { call, sentenceOf } from '../base/queries.ts';
import { CRUD_TEXTS as texts } from './texts.ts';

/** The row in the form, and the way from a version into it. */
export interface Versions {
  kind: RevisionKind;
  id: string;
  /** The row's version. */
  present: number;
  /** Shows the version in the form, unsaved; asks first where something else is unsaved. @returns whether it does */
  restore: (version: WholeRevision) => Promise<boolean>;
}

/** null: a form of a new row, or a kind without kept versions. */
export const VersionsContext = createContext<Versions | null>(null);

export const readVersion = ({ kind, id }: Versions, version: string): Promise<WholeRevision> =>
  call('GET /api/revisions/:kind/:id/:version', { params: { kind, id, version } });

/** Reads a version and puts it into the form. */
export function useGoBack(versions: Versions): {
  isReading: boolean;
  goBack: (version: number, onRestored?: () => void) => Promise<void>;
} {
  const { message } = App.useApp();
  const [isReading, setReading] = useState(false);
  return {
    isReading,
    async goBack(version, onRestored) {
      setReading(true);
      try {
        if (await versions.restore(await readVersion(versions, String(version)))) onRestored?.();
      } catch (error) {
        void message.error({ content: sentenceOf(error, texts.versionFailed), key: 'version' });
      } finally {
        setReading(false);
      }
    },
  };
}
