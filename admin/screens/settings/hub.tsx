// screens/settings/: settings of the site and the home page, and the state of the server.
import type { ReactNode } from 'react';
import {
  AppstoreOutlined,
  BankOutlined,
  CarOutlined,
  DatabaseOutlined,
  EuroOutlined,
  GlobalOutlined,
  HomeOutlined,
  MailOutlined,
  RightOutlined,
  SafetyOutlined,
  TruckOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { CARRIER_WORDS } from '#contract/carrier-texts.ts';
import {
  PANEL_EXCHANGE_RATES_PATH,
  PANEL_HOMEPAGE_SETTINGS_PATH,
  PANEL_MAIL_SETTINGS_PATH,
  PANEL_MONEY_PATH,
  PANEL_PAYMENT_SETTINGS_PATH,
  PANEL_SHIPPING_SETTINGS_PATH,
  PANEL_SITE_SETTINGS_PATH,
  panelListPath,
  panelSiteSettingsPath,
} from '#contract/panel-paths.ts';
import { minPasswordLength } from '#contract/passwords.ts';
import { toAllSettings, type AllSettings } from '#contract/staff-settings.ts';
import type { SystemStatus } from '#contract/system.ts';
import { rateText, VAT_MODE_LABELS } from '#contract/vat-texts.ts';
import { useCall } from '../../base/queries.ts';
import { SCREEN_TITLES } from '../../base/texts.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { SITE_TABS } from '../../fields/settings.ts';
import { CadCard } from './cad-card.tsx';
import { EverythingCard } from './everything-card.tsx';
import { EXCHANGE_RATE_TEXTS as rateTexts } from './exchange-rate-texts.ts';
import { HOMEPAGE_FIELDS } from './homepage.tsx';
import { standingOf } from './standing.ts';
import { ENGINES, SystemStatusCard } from './status-card.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';
import './settings.css';

/** Settings that can be opened: a screen, and what is set there now. */
function Entry({
  title,
  text,
  icon,
  to,
  state,
  children,
}: {
  title: string;
  text: string;
  icon: ReactNode;
  to: string;
  state?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <section className="settings-entry" aria-label={title}>
      <div className="settings-entry-head">
        <span className="settings-entry-icon" aria-hidden>
          {icon}
        </span>
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p>{text}</p>
        {state !== undefined && <p className="settings-state">{state}</p>}
        <RightOutlined aria-hidden className="settings-entry-arrow" />
      </div>
      {children}
    </section>
  );
}

/** The parts of the site's settings, each with how far it is set. */
function SiteParts({ settings }: { settings: AllSettings | undefined }) {
  return (
    <ul className="settings-parts">
      {SITE_TABS.map(({ key, label, fields }) => (
        <li key={key}>
          <Link to={panelSiteSettingsPath(key)}>{label}</Link>
          <span className="settings-state">
            {settings &&
              standingOf(
                fields.map((field) => field.key),
                settings,
              )}
          </span>
          <RightOutlined aria-hidden className="settings-entry-arrow" />
        </li>
      ))}
    </ul>
  );
}

interface Later {
  title: string;
  text: string;
  icon: ReactNode;
  /** What holds now, although nobody can change it here yet. */
  state: (status: SystemStatus) => string;
}

function mailState({ mailServer, mailPause }: SystemStatus): string {
  if (mailServer === 'none') return texts.mailOff;
  if (mailServer === 'unreadable') return texts.mailUnreadable;
  return mailPause ? texts.mailStopped : texts.mailOn;
}

const moneyState = ({ shop_currency: currency, shop_vat_mode: mode, shop_vat_rate: rate }: AllSettings): string =>
  texts.moneyState(currency, VAT_MODE_LABELS[mode], mode === 'none' ? '' : rateText(rate));

const LATER: readonly Later[] = [
  {
    title: texts.security,
    text: texts.securityText,
    icon: <SafetyOutlined />,
    state: () => texts.securityState(minPasswordLength('admin'), minPasswordLength('user')),
  },
  {
    title: texts.database,
    text: texts.databaseText,
    icon: <DatabaseOutlined />,
    state: ({ database }) => ENGINES[database],
  },
  { title: texts.general, text: texts.generalText, icon: <AppstoreOutlined />, state: () => texts.generalState },
];

const sectionsOn = (settings: AllSettings): string =>
  texts.sectionsOn(HOMEPAGE_FIELDS.filter(({ key }) => settings[key] === true).length, HOMEPAGE_FIELDS.length);

/** Overview of the settings. Planned ones are listed last and cannot be opened. */
export function SettingsHub() {
  const { data: stored } = useCall('GET /api/settings', {});
  const { data: status } = useCall('GET /api/system/status', {});
  const { data: rates } = useCall('GET /api/exchange-rates', {});
  const { data: carriers } = useCall('GET /api/carriers', {});
  const settings = stored && toAllSettings(stored);
  return (
    <>
      <PageHead />
      <div className="settings-hub">
        <Entry
          title={SCREEN_TITLES['settings/site']}
          text={texts.siteText}
          icon={<GlobalOutlined />}
          to={PANEL_SITE_SETTINGS_PATH}
        >
          <SiteParts settings={settings} />
        </Entry>
        <div className="settings-side">
          <Entry
            title={SCREEN_TITLES['settings/homepage']}
            text={texts.homepageText}
            icon={<HomeOutlined />}
            to={PANEL_HOMEPAGE_SETTINGS_PATH}
            state={settings && sectionsOn(settings)}
          />
          <Entry
            title={SCREEN_TITLES['settings/money']}
            text={texts.moneyText}
            icon={<WalletOutlined />}
            to={PANEL_MONEY_PATH}
            state={settings && moneyState(settings)}
          />
          <Entry
            title={SCREEN_TITLES['settings/exchange-rates']}
            text={texts.ratesText}
            icon={<EuroOutlined />}
            to={PANEL_EXCHANGE_RATES_PATH}
            state={rates && rateTexts.stateOf(rates)}
          />
          <Entry
            title={SCREEN_TITLES['settings/payment']}
            text={texts.accountsText}
            icon={<BankOutlined />}
            to={PANEL_PAYMENT_SETTINGS_PATH}
            state={
              settings &&
              texts.accountsState(settings.shop_card_provider, settings.shop_transfer, settings.bank_accounts.length)
            }
          />
          <Entry
            title={SCREEN_TITLES['settings/shipping']}
            text={texts.shippingText}
            icon={<TruckOutlined />}
            to={PANEL_SHIPPING_SETTINGS_PATH}
            state={settings && texts.shippingState(settings.shipping_methods.filter(({ isActive }) => isActive).length)}
          />
          <Entry
            title={CARRIER_WORDS.list}
            text={texts.carriersText}
            icon={<CarOutlined />}
            to={panelListPath('carriers')}
            state={carriers && texts.carriersState(carriers.filter(({ isActive }) => isActive).length)}
          />
          <Entry
            title={SCREEN_TITLES['settings/mail']}
            text={texts.mailText}
            icon={<MailOutlined />}
            to={PANEL_MAIL_SETTINGS_PATH}
            state={status && mailState(status)}
          />
          <SystemStatusCard />
        </div>
      </div>
      <CadCard />
      <EverythingCard />
      <section className="settings-later" aria-labelledby="settings-later">
        <h2 id="settings-later">{texts.later}</h2>
        <ul>
          {LATER.map(({ title, text, icon, state }) => (
            <li key={title}>
              <span aria-hidden>{icon}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                {status && <p className="settings-state">{texts.ofState(state(status))}</p>}
              </div>
              <Tag>{texts.soon}</Tag>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
