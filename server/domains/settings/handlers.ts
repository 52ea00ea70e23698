import type { AnySettingKey, AllSettings } from '#contract/staff-settings.ts';
import { SETTINGS } from '#contract/settings.ts';
import { handlers } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { saveSettings } from './save.ts';
import { settingStore } from '../../base/settings/store.ts';

const entriesOf = (settings: AllSettings) =>
  Object.entries(settings).map(([settingKey, settingValue]) => ({ settingKey, settingValue }));

/** Settings of the shop and the site, as the panel edits them. */
export const settingHandlers = ({ database, files, now }: StaffServices) => {
  const settings = settingStore(database);
  return handlers({
    async 'GET /api/settings'(_, { grant }) {
      return grant === 'allow'
        ? entriesOf(await settings.stored())
        : entriesOf(await settings.all()).filter(({ settingKey }) => SETTINGS[settingKey as AnySettingKey].isPublic);
    },
    async 'POST /api/settings'({ body }, { viewer }) {
      const saved = await saveSettings({ database, now }, viewer, [body]);
      return entriesOf(saved).find(({ settingKey }) => settingKey === body.settingKey)!;
    },
    async 'PUT /api/settings'({ body }, { viewer }) {
      return entriesOf(await saveSettings({ database, now }, viewer, body));
    },
    'POST /api/settings/upload': async ({ file }) => ({ imagePath: await files.savePicture('site', file) }),
  });
};
