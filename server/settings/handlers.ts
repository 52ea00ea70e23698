import type { SettingKey } from '#contract/setting-defaults.ts';
import { SETTINGS } from '#contract/settings.ts';
import { handlers } from '../http/handlers.ts';
import { notBuilt } from '../staff/not-built.ts';
import type { StaffServices } from '../staff/services.ts';
import { settingStore } from './store.ts';

export const settingHandlers = ({ database, files }: StaffServices) => {
  const settings = settingStore(database);
  return handlers({
    async 'GET /api/settings'(_, { grant }) {
      const seen = Object.entries(await settings.all()).filter(([key]) => grant === 'allow' || SETTINGS[key as SettingKey].isPublic);
      return seen.map(([settingKey, settingValue]) => ({ settingKey, settingValue }));
    },
    'POST /api/settings': notBuilt,
    'PUT /api/settings': notBuilt,
    'POST /api/settings/upload': async ({ file }) => ({ imagePath: await files.savePicture('site', file) }),
  });
};
