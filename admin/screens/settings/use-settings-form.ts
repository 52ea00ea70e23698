import { useCallback, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { App, Form, type FormInstance } from 'antd';
import type { Input } from '#contract/endpoints.ts';
import type { StaleDetails } from '#contract/errors.ts';
import { toAllSettings, type AllSettings } from '#contract/staff-settings.ts';
import { ApiError } from '#contract/api-error.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import type { SettingField } from '../../fields/settings.ts';
import { changedFields, changedNames } from '../../form/changed-fields.ts';
import { useReveal, useSave } from '../../form/save-form.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';

type Values = Partial<AllSettings>;

export interface SettingsForm {
  form: FormInstance<Values>;
  /** Values at the beginning or after the last save; undefined until loaded. */
  stored: Values | undefined;
  isFailed: boolean;
  retry: () => void;
  /** Names of fields that differ from `stored`. */
  changed: string[];
  isDirty: () => boolean;
  isSaving: boolean;
  /** @param isForced saves over others' changes */
  send: (isForced: boolean) => void;
  /** Details when somebody else was faster. */
  stale: StaleDetails | undefined;
  stay: () => void;
  /**
   * Loads the current settings under the form.
   * @param keepsMine keeps the changes made here on top
   */
  takeNewer: (keepsMine: boolean) => void;
  reveal: (name: (string | number)[]) => void;
}

/**
 * Settings of a screen: read once, watched for changes, saved together.
 * @param saved sentence after a save
 * @param openTab opens an input's tab
 * @param store the call that saves them
 */
export function useSettingsForm(
  fields: readonly SettingField[],
  saved: string,
  openTab?: (name: (string | number)[]) => void,
  store: StoreSettings = storeSettings,
): SettingsForm {
  const [form] = Form.useForm<Values>();
  const { message, modal } = App.useApp();
  const [held, setHeld] = useState<Values>();
  const [stale, setStale] = useState<StaleDetails>();
  const reveal = useReveal(form, openTab);
  const { save, isSaving } = useSave(form, reveal);
  const own = useCallback(
    (all: AllSettings): Values => Object.fromEntries(fields.map(({ key }) => [key, all[key]])),
    [fields],
  );

  // Always reads from the server; another screen's cached settings may be old.
  const { data, isError, refetch } = useQuery({
    queryKey: ['form', 'settings'],
    queryFn: readSettings,
    gcTime: 0,
    staleTime: Infinity,
  });
  const read = useMemo(() => (data ? own(data) : undefined), [data, own]);
  const stored = held ?? read;

  const values = Form.useWatch([], { form, preserve: true }) as Values | undefined;
  const changed = useMemo(() => (stored && values ? changedNames(stored, values) : []), [stored, values]);
  const mine = () => changedFields(stored ?? {}, form.getFieldsValue(true) as Values);
  const isDirty = () => stored !== undefined && Object.keys(mine()).length > 0;

  const send = async (isForced: boolean): Promise<void> => {
    const sent = mine();
    if (Object.keys(sent).length === 0) return void message.info({ content: texts.nothingToSave, key: 'save' });
    const warnings = fields.flatMap(({ key, warns }) => (key in sent ? (warns?.(stored?.[key], sent[key]) ?? []) : []));
    const isWanted =
      warnings.length === 0 ||
      (await modal.confirm({
        title: texts.saveQuestion,
        content: warnings.join(' '),
        okText: COMMON_TEXTS.yes,
        cancelText: COMMON_TEXTS.no,
        okButtonProps: { danger: true },
        focusable: { autoFocusButton: 'cancel' },
      }));
    if (!isWanted) return;
    const done = await save(() => saveSettings(store, sent, isForced ? undefined : stored, fields), {
      failed: failedSentence(Object.keys(sent), fields),
      onStale: setStale,
    });
    if (!done) return;
    const now = own(done.reply);
    form.setFieldsValue(now);
    setHeld(now);
    setStale(undefined);
    void message.success({ content: saved, key: 'save' });
    void refresh('/api/settings', '/api/sealed', '/api/mail', '/api/payment/cards', '/api/system', '/api/audit');
  };

  const takeNewer = async (keepsMine: boolean): Promise<void> => {
    const done = await save(readSettings, { failed: texts.loadFailed });
    if (!done) return;
    const newer = own(done.reply);
    form.setFieldsValue(keepsMine ? { ...newer, ...mine() } : newer);
    setHeld(newer);
    setStale(undefined);
  };

  return {
    form,
    stored,
    isFailed: isError && !stored,
    retry: () => {
      void refetch();
    },
    changed,
    isDirty,
    isSaving,
    send: (isForced) => {
      void send(isForced);
    },
    stale,
    stay: () => setStale(undefined),
    takeNewer: (keepsMine) => {
      void takeNewer(keepsMine);
    },
    reveal,
  };
}

const NAMED_AT_MOST = 3;

/** Sentence about settings that could not be saved. */
function failedSentence(keys: readonly string[], fields: readonly SettingField[]): string {
  const labels = fields.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
  return labels.length > 0 && labels.length <= NAMED_AT_MOST ? texts.someFailed(labels.join(', ')) : texts.allFailed;
}

/** Names the refused settings; details are shown at the inputs. */
function namedFailure(error: unknown, fields: readonly SettingField[]): unknown {
  if (!ApiError.is(error) || !error.fields) return error;
  return new ApiError(error.status, error.code, failedSentence(Object.keys(error.fields), fields), error.fields);
}

/**
 * Saves all settings or none.
 * @param shown values at the beginning; a different current value is a 409 STALE. Without it, this save wins.
 * @returns all settings
 */
async function saveSettings(
  store: StoreSettings,
  changed: Readonly<Record<string, unknown>>,
  shown: Readonly<Record<string, unknown>> | undefined,
  fields: readonly SettingField[],
): Promise<AllSettings> {
  const body = Object.entries(changed).map(([settingKey, settingValue]) => ({
    settingKey,
    settingValue,
    shownValue: shown?.[settingKey],
  }));
  try {
    return await store(body);
  } catch (error) {
    throw namedFailure(error, fields);
  }
}

/** Settings as a save sends them. */
type SettingInputs = Input<'PUT /api/settings'>['body'];
/** @returns all settings, as they are then */
type StoreSettings = (body: SettingInputs) => Promise<AllSettings>;

const storeSettings: StoreSettings = async (body) => toAllSettings(await api('PUT /api/settings', { body }));

/** Reads all settings from the server. */
export const readSettings = async (): Promise<AllSettings> => toAllSettings(await api('GET /api/settings', {}));
