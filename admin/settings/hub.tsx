import type { ReactNode } from 'react';
import { AppstoreOutlined, DatabaseOutlined, GlobalOutlined, HomeOutlined, MailOutlined, SafetyOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { PageHead } from '../crud/page-head.tsx';
import { SystemStatusCard } from './status-card.tsx';
import './settings.css';

interface Entry { title: string; text: string; icon: ReactNode; to?: string }

const ENTRIES: readonly Entry[] = [
  { title: 'Ana Sayfa Ayarları', text: 'Ana sayfada görünen bölümleri açın veya kapatın.', icon: <HomeOutlined />, to: '/admin/settings/homepage' },
  { title: 'Site Ayarları', text: 'Başlık, logo, renkler, iletişim, firma ve mağaza bilgileri, saklama süreleri.', icon: <GlobalOutlined />, to: '/admin/settings/site' },
  { title: 'E-posta Ayarları', text: 'Gönderim sunucusu ve bildirim adresleri.', icon: <MailOutlined /> },
  { title: 'Güvenlik Ayarları', text: 'Oturum ve şifre kuralları.', icon: <SafetyOutlined /> },
  { title: 'Veritabanı Ayarları', text: 'Yedekleme ve bakım.', icon: <DatabaseOutlined /> },
  { title: 'Genel Ayarlar', text: 'Panelin genel tercihleri.', icon: <AppstoreOutlined /> },
];

/** Where settings lie. What has no screen yet says so, and cannot be opened. */
export function SettingsHub() {
  return (
    <>
      <PageHead />
      <ul className="settings-hub">
        {ENTRIES.map(({ title, text, icon, to }) => (
          <li key={title} className={to ? 'settings-entry' : 'settings-entry settings-entry-off'}>
            <span className="settings-entry-icon" aria-hidden>{icon}</span>
            <h2>{to ? <Link to={to}>{title}</Link> : title}</h2>
            <p>{text}</p>
            {!to && <Tag>Yakında</Tag>}
          </li>
        ))}
      </ul>
      <SystemStatusCard />
    </>
  );
}
