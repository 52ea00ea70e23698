// screens/settings/: settings of the site and the home page, and the state of the server.
import type { ReactNode } from 'react';
import {
  AppstoreOutlined,
  DatabaseOutlined,
  GlobalOutlined,
  HomeOutlined,
  MailOutlined,
  SafetyOutlined,
} from '@ant-design/icons';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { PANEL_HOMEPAGE_SETTINGS_PATH, PANEL_SITE_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { SCREEN_TITLES } from '../../base/texts.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { SystemStatusCard } from './status-card.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';
import './settings.css';

interface Entry {
  title: string;
  text: string;
  icon: ReactNode;
}

const ENTRIES: readonly (Entry & { to: string })[] = [
  {
    title: SCREEN_TITLES['settings/site'],
    text: texts.siteText,
    icon: <GlobalOutlined />,
    to: PANEL_SITE_SETTINGS_PATH,
  },
  {
    title: SCREEN_TITLES['settings/homepage'],
    text: texts.homepageText,
    icon: <HomeOutlined />,
    to: PANEL_HOMEPAGE_SETTINGS_PATH,
  },
];
const LATER: readonly Entry[] = [
  { title: texts.mail, text: texts.mailText, icon: <MailOutlined /> },
  { title: texts.security, text: texts.securityText, icon: <SafetyOutlined /> },
  { title: texts.database, text: texts.databaseText, icon: <DatabaseOutlined /> },
  { title: texts.general, text: texts.generalText, icon: <AppstoreOutlined /> },
];

/** Overview of the settings. Planned ones are listed last and cannot be opened. */
export function SettingsHub() {
  return (
    <>
      <PageHead />
      <ul className="settings-hub">
        {ENTRIES.map(({ title, text, icon, to }) => (
          <li key={title} className="settings-entry">
            <span className="settings-entry-icon" aria-hidden>
              {icon}
            </span>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <SystemStatusCard />
      <section className="settings-later" aria-labelledby="settings-later">
        <h2 id="settings-later">{texts.later}</h2>
        <ul>
          {LATER.map(({ title, text, icon }) => (
            <li key={title}>
              <span aria-hidden>{icon}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <Tag>{texts.soon}</Tag>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
