import type { AnySettingKey, AllSettings } from '#contract/staff-settings.ts';
import { SETTINGS, type Seller } from '#contract/settings.ts';
import { isVkn } from '#contract/tax-ids.ts';
import { handlers } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { saveSettings } from './save.ts';
import { settingStore } from '../../base/settings/store.ts';

const entriesOf = (settings: AllSettings) =>
  Object.entries(settings).map(([settingKey, settingValue]) => ({ settingKey, settingValue }));

const sellerOf = (settings: AllSettings): Seller => {
  const {
    company_street: street,
    company_postal_code: code,
    company_district: district,
    company_city: city,
  } = settings;
  return {
    title: settings.company_title,
    address: [street, [code, district, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    taxOffice: settings.company_tax_office,
    vkn: isVkn(settings.company_vkn) ? settings.company_vkn : '',
    mersis: settings.company_mersis,
    tradeRegistry: settings.company_trade_registry,
    kep: settings.company_kep,
    etbisUrl: settings.company_etbis_url,
  };
};

/** Settings of the shop and the site, as the panel edits them. */
export const settingHandlers = ({ database, library, now }: StaffServices) => {
  const settings = settingStore(database);
  return handlers({
    async 'GET /api/settings'(_, { grant }) {
      return grant === 'allow'
        ? entriesOf(await settings.stored())
        : entriesOf(await settings.all()).filter(({ settingKey }) => SETTINGS[settingKey as AnySettingKey].isPublic);
    },
    'GET /api/settings/seller': async () => sellerOf(await settings.all()),
    async 'POST /api/settings'({ body }, { viewer }) {
      const saved = await saveSettings({ database, now }, viewer, [body]);
      return entriesOf(saved).find(({ settingKey }) => settingKey === body.settingKey)!;
    },
    async 'PUT /api/settings'({ body }, { viewer }) {
      return entriesOf(await saveSettings({ database, now }, viewer, body));
    },
    'POST /api/settings/upload': ({ file }, { viewer }) => library.addPicture('site', file, viewer),
  });
};
