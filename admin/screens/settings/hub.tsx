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
import { PageHead } from '../../crud/page-head.tsx';
import { SystemStatusCard } from './status-card.tsx';
import './settings.css';

interface Entry {
  title: string;
  text: string;
  icon: ReactNode;
}

const ENTRIES: readonly (Entry & { to: string })[] = [
  {
    title: 'Site Ayarları',
    text: 'Başlık, logo, renkler, iletişim, firma ve mağaza bilgileri, saklama süreleri.',
    icon: <GlobalOutlined />,
    to: '/admin/settings/site',
  },
  {
    title: 'Ana Sayfa Ayarları',
    text: 'Ana sayfada görünen bölümleri açın veya kapatın.',
    icon: <HomeOutlined />,
    to: '/admin/settings/homepage',
  },
];
const LATER: readonly Entry[] = [
  { title: 'E-posta Ayarları', text: 'Gönderim sunucusu ve bildirim adresleri.', icon: <MailOutlined /> },
  { title: 'Güvenlik Ayarları', text: 'Oturum ve şifre kuralları.', icon: <SafetyOutlined /> },
  { title: 'Veritabanı Ayarları', text: 'Yedekleme ve bakım.', icon: <DatabaseOutlined /> },
  { title: 'Genel Ayarlar', text: 'Panelin genel tercihleri.', icon: <AppstoreOutlined /> },
];

/** Where settings lie. What has no screen yet says so, last and quietly, and cannot be opened. */
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
        <h2 id="settings-later">Hazırlananlar</h2>
        <ul>
          {LATER.map(({ title, text, icon }) => (
            <li key={title}>
              <span aria-hidden>{icon}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <Tag>Yakında</Tag>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
