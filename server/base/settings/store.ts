import { ALL_SETTING_DEFAULTS, type AnySettingKey, type AllSettings } from '#contract/staff-settings.ts';
import { SETTINGS } from '#contract/settings.ts';
import { TAX_NOTES } from '#contract/vat-texts.ts';
import type { Database, Trx } from '../db/database.ts';
import { json } from '../db/tables.ts';

const KEYS = Object.keys(ALL_SETTING_DEFAULTS) as AnySettingKey[];

/** Stores one setting inside a transaction on the scope 'settings'. */
export async function putSetting<K extends AnySettingKey>(
  trx: Trx,
  key: K,
  value: AllSettings[K],
  at = new Date(),
): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ key, value: json<unknown>(SETTINGS[key].schema.parse(value)), updatedAt: at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value'), updatedAt: eb.ref('excluded.updatedAt') })),
    )
    .execute();
}

/** Where tax is computed, the note beside prices says what prices are, whatever was typed. */
const withTaxNote = (settings: AllSettings): AllSettings =>
  settings.shop_vat_mode === 'none' ? settings : { ...settings, shop_tax_note: TAX_NOTES[settings.shop_vat_mode] };

export const settingStore = ({ db }: Pick<Database, 'db'>) => {
  /** All settings as they were set, or their defaults. A stored value that no longer fits its rule counts as unset. */
  const stored = async (): Promise<AllSettings> => {
    const values = new Map(
      (await db.selectFrom('settings').select(['key', 'value']).execute()).map((row) => [row.key, row.value]),
    );
    const settings = KEYS.map((key) => {
      const value = values.has(key) ? SETTINGS[key].schema.safeParse(values.get(key)) : undefined;
      return [key, value?.success ? value.data : ALL_SETTING_DEFAULTS[key]];
    });
    return Object.fromEntries(settings) as AllSettings;
  };
  return {
    stored,
    /** All settings as they take effect. */
    all: async (): Promise<AllSettings> => withTaxNote(await stored()),
  };
};
