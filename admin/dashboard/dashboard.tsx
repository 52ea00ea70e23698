import { useEffect } from 'react';
import { App, Button } from 'antd';
import { FileAddOutlined, PlusOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router';
import { useMay } from '../access.ts';
import { useCall } from '../queries.ts';
import { useOwner } from '../session.ts';
import { ActivityCard } from './activities.tsx';
import { DistributionCard, SummaryCard } from './bars.tsx';
import { Card, Unread } from './card.tsx';
import { MonthlyCard, StatusCard, WeeklyCard } from './chart-cards.tsx';
import { Clock } from './clock.tsx';
import { StatCards } from './stat-cards.tsx';
import './dashboard.css';

/** What happened, and how much there is. */
export function Dashboard() {
  const user = useOwner();
  const may = useMay();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { data: stats, error, refetch, dataUpdatedAt } = useCall('GET /api/dashboard/stats', {});
  useEffect(() => { if (error) void message.error({ content: 'Dashboard verileri yüklenirken hata oluştu', key: 'dashboard' }); }, [error, message]);

  return (
    <>
      <header className="dash-head">
        <div>
          <h1>Hoş geldiniz, {user?.name || user?.username}</h1>
          <Clock />
        </div>
        <div className="dash-head-actions">
          {may('POST /api/products') && <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate('/admin/products/create')}>Yeni Ürün</Button>}
          {may('POST /api/blogs') && <Button icon={<FileAddOutlined aria-hidden />} onClick={() => void navigate('/admin/blogs/create')}>Blog Ekle</Button>}
        </div>
      </header>
      <div className="dash">
        {error && !stats ? <Card title="Özet" size="wide"><Unread onRetry={() => void refetch()} /></Card> : (
          <>
            <StatCards stats={stats} />
            <MonthlyCard monthly={stats?.monthly} />
            <StatusCard counts={stats?.applicationStatus} />
            <WeeklyCard />
            <ActivityCard recent={stats?.recent} now={dataUpdatedAt} />
          </>
        )}
        <div className="dash-stack">
          {stats || !error ? <SummaryCard overview={stats?.overview} /> : null}
          <DistributionCard />
        </div>
      </div>
    </>
  );
}
