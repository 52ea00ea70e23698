import { useCallback } from 'react';
import { App } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import { labelsOf } from '../fields/labels.ts';
import type { AuditKind } from '#contract/audit.ts';
import { shortTime } from '../base/moment.ts';

/**
 * Sends a change of a row that somebody else may have changed meanwhile: then it asks whether to go on.
 * @returns the reply; undefined where it was given up
 */
export function useStaleQuestion(
  kind: AuditKind,
): <T>(version: number, send: (version: number | undefined) => Promise<T>) => Promise<T | undefined> {
  const { modal } = App.useApp();
  return useCallback(
    async (version, send) => {
      try {
        return await send(version);
      } catch (error) {
        if (!ApiError.is(error) || error.code !== 'STALE' || !error.stale) throw error;
        const { changedBy, changedAt, fields } = error.stale;
        const labels = labelsOf(kind);
        const goesOn = await modal.confirm({
          title: 'Bu kayıt siz bakarken değişti',
          content: `${changedBy}, ${shortTime(changedAt)} tarihinde bu kaydı değiştirdi${fields.length > 0 ? `: ${fields.map((name) => labels[name] ?? name).join(', ')}` : ''}. Yine de sizin değişikliğiniz kaydedilsin mi?`,
          okText: 'Yine de kaydet',
          cancelText: 'Vazgeç',
          focusable: { autoFocusButton: 'cancel' },
        });
        return goesOn ? send(undefined) : undefined;
      }
    },
    [kind, modal],
  );
}
