import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { ApiError } from '#contract/api-error.ts';
import type { AnySettingKey, AllSettings } from '#contract/staff-settings.ts';
import { SETTINGS, type SettingInput } from '#contract/settings.ts';
import { noteUses } from '../../entities/media/uses.ts';
import { SOMEBODY_ELSE } from '../../entities/texts.ts';
import { record, shown as shortened } from '../../entities/audit/record.ts';
import type { Trx } from '../../base/db/database.ts';
import type { Viewer } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { putSetting, settingStore } from '../../base/settings/store.ts';
import { forgetSealed } from './sealed-changes.ts';
import { SETTING_FIXED, SETTING_SENT_TWICE, settingsStale, unknownSetting } from './texts.ts';

type Input = z.output<typeof SettingInput>;
/** A valid setting. `shown` is undefined where the form did not send the value it had shown. */
export interface CheckedSetting {
  key: AnySettingKey;
  value: AllSettings[AnySettingKey];
  shown: unknown;
}

/** Settings that decide on the figures of prices. */
const SHOWN_PRICES: ReadonlySet<AnySettingKey> = new Set(['shop_vat_mode', 'shop_vat_rate', 'shop_price_display']);

/**
 * Stores settings, all or none; the audit table gets a row for each change.
 * @returns all settings as they are now
 * @throws 400 with a sentence per key, 409 STALE where a value is not the one the form had shown
 */
export const saveSettings = (
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  viewer: Viewer,
  inputs: readonly Input[],
): Promise<AllSettings> => {
  const checked = checkSettings(inputs);
  // Kept replies of the catalogue have prices as visitors read them.
  const arePrices = checked.some(({ key }) => SHOWN_PRICES.has(key));
  return database.write(arePrices ? ['catalogue', 'settings'] : 'settings', (trx) =>
    storeSettings(trx, viewer, new Date(now()), checked),
  );
};

/**
 * Stores checked settings inside a transaction that holds 'settings'; unchanged ones are left alone.
 * @returns all settings as they are now
 * @throws 409 STALE where a value is not the one the form had shown
 */
export async function storeSettings(
  trx: Trx,
  viewer: Viewer,
  at: Date,
  checked: readonly CheckedSetting[],
): Promise<AllSettings> {
  const before = await settingStore({ db: trx }).stored();
  const stale = checked.filter(
    ({ key, shown, value }) =>
      shown !== undefined && !isDeepStrictEqual(shown, before[key]) && !isDeepStrictEqual(value, before[key]),
  );
  if (stale.length > 0) throw await staleError(trx, stale, before, at);
  for (const { key, value } of checked) {
    if (isDeepStrictEqual(value, before[key])) continue;
    // Another server must not be handed the password of the former one.
    if (key === 'mail_host' && before.mail_host !== '') await forgetSealed(trx, viewer, 'mail_password', at);
    await putSetting(trx, key, value, at);
    await noteUses(trx, 'setting', key, { value: before[key] }, { value });
    await record(trx, {
      viewer,
      now: at,
      action: 'update',
      kind: 'setting',
      rowId: key,
      rowVersion: null,
      title: nameOf(key),
      before: { settingValue: before[key] },
      after: { settingValue: value },
    });
  }
  return settingStore({ db: trx }).stored();
}

/** Checks all inputs and reports all errors at once. @throws 400 VALIDATION, `fields` by key */
export function checkSettings(inputs: readonly Input[]): CheckedSetting[] {
  const wrong = new Map<string, string>();
  const checked = new Map<string, CheckedSetting>();
  for (const { settingKey: key, settingValue, shownValue: shown } of inputs) {
    if (!isKnown(key)) wrong.set(key, unknownSetting(key));
    else if (SETTINGS[key].isSystem) wrong.set(key, SETTING_FIXED);
    else if (checked.has(key)) wrong.set(key, SETTING_SENT_TWICE);
    else {
      const parsed = SETTINGS[key].schema.safeParse(settingValue);
      if (parsed.success) checked.set(key, { key, value: parsed.data as AllSettings[AnySettingKey], shown });
      else wrong.set(key, parsed.error.issues[0]!.message);
    }
  }
  const [first] = wrong;
  if (first)
    throw new ApiError(
      400,
      'VALIDATION',
      isKnown(first[0]) ? `${nameOf(first[0])}: ${first[1]}` : first[1],
      Object.fromEntries(wrong),
    );
  return [...checked.values()];
}

/** Name of the setting, without the remark that may follow. */
const nameOf = (key: AnySettingKey): string => SETTINGS[key].description.split(';')[0]!;
const isKnown = (key: string): key is AnySettingKey => Object.hasOwn(SETTINGS, key);

/** The error that names the last person who changed them, from the audit table. */
async function staleError(trx: Trx, stale: readonly CheckedSetting[], now: AllSettings, at: Date): Promise<ApiError> {
  const keys = stale.map(({ key }) => key);
  const saves = await trx
    .selectFrom('audit')
    .select(['actorName', 'at', 'rowId'])
    .where('kind', '=', 'setting')
    .where('rowId', 'in', keys)
    .orderBy('id', 'desc')
    .limit(MAX_SAVES)
    .execute();
  const who = (save: { actorName: string; at: Date } | undefined) => ({
    by: save?.actorName ?? SOMEBODY_ELSE,
    at: (save?.at ?? at).toISOString(),
  });
  const last = who(saves[0]);
  const error = new ApiError(409, 'STALE', settingsStale(saves[0]?.actorName));
  error.stale = {
    changedBy: last.by,
    changedAt: last.at,
    fields: keys,
    version: 0,
    changes: stale.map(({ key, value }) => ({
      field: key,
      now: shortened(now[key]),
      mine: shortened(value),
      ...who(saves.find(({ rowId }) => rowId === key)),
    })),
  };
  return error;
}
/** Most audit rows that are read for it. */
const MAX_SAVES = 200;
