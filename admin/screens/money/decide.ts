import { useState } from 'react';
import { App } from 'antd';
import type { AllSettings } from '#contract/staff-settings.ts';
import { toAllSettings } from '#contract/staff-settings.ts';
import { api } from '#browser/signed-in-api.ts';
import { useMay } from '../../base/access.ts';
import { refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { isDecided } from './plan.ts';
import { MONEY_TEXTS as texts } from './texts.ts';

/**
 * The settings, where whoever is signed in may decide on currency and tax and nobody has yet.
 * @returns undefined while that is not known; null: there is nothing to decide
 */
export function useUndecided(): AllSettings | null | undefined {
  const may = useMay();
  const { data, isError } = useCall('GET /api/settings', {});
  if (!may('POST /api/money') || isError) return null;
  if (!data) return undefined;
  const settings = toAllSettings(data);
  return isDecided(settings) ? null : settings;
}

/** Leaves currency and tax as they are, and asks no more. */
export function useLeaving(): { leave: () => void; isLeaving: boolean } {
  const { message } = App.useApp();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await api('PUT /api/settings', { body: [{ settingKey: 'shop_money_decided', settingValue: true }] });
      await refresh('/api/settings', '/api/audit');
      void message.success({ content: texts.left, key: 'save' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.leaveFailed), key: 'save' });
    } finally {
      setLeaving(false);
    }
  };
  return { leave: () => void leave(), isLeaving };
}
