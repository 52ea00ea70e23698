import type { SettingKey } from '#contract/setting-defaults.ts';
import { SETTINGS } from '#contract/settings.ts';
import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { settingStore } from './store.ts';

export const settingHandlers = (database: Database) => {
  const settings = settingStore(database);
  return handlers({
    async 'GET /api/settings'(_, { grant }) {
      const seen = Object.entries(await settings.all()).filter(([key]) => grant === 'allow' || SETTINGS[key as SettingKey].isPublic);
      return seen.map(([settingKey, settingValue]) => ({ settingKey, settingValue }));
    },
  });
};
