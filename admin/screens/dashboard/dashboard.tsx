// screens/dashboard/: the first screen, with waiting work, sales and activity.
import { useEffect } from 'react';
import { App, Button } from 'antd';
import { FileAddOutlined, PlusOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router';
import { panelCreatePath } from '#contract/panel-paths.ts';
import { useMay } from '../../base/access.ts';
import { useCall } from '../../base/queries.ts';
import { useOwner } from '../../base/session.ts';
import { SCREEN_TITLES } from '../../base/texts.ts';
import { Waiting } from '../../base/waiting.tsx';
import { useUndecided } from '../money/decide.ts';
import { ActivityCard, ChangesCard } from './activities.tsx';
import { DistributionCard, SummaryCard } from './bars.tsx';
import { Card, Unread } from './card.tsx';
import { MonthlyCard, StatusCard, WeeklyCard } from './chart-cards.tsx';
import { MoneyOffer } from './money-offer.tsx';
import { BestSellersCard, SalesCard, hasSales } from './sales.tsx';
import { StatCards } from './stat-cards.tsx';
import { StockCard } from './stock.tsx';
import { TaskCard } from './tasks.tsx';
import { DASHBOARD_TEXTS as texts } from './texts.ts';
import './dashboard.css';

/** First screen: waiting work, sales, activity, and figures. */
export function Dashboard() {
  const user = useOwner();
  const may = useMay();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const { data: stats, error, refetch, dataUpdatedAt } = useCall('GET /api/dashboard/stats', {});
  const shop = useCall('GET /api/dashboard/shop', {});
  const undecided = useUndecided();
  const hasFailed = (error && !stats) || (shop.error && !shop.data);
  const showsBest = may('GET /api/orders') && (!shop.data?.sales || hasSales(shop.data.sales));
  // The line of waiting work says it where nothing runs low.
  const showsStock = !shop.data || shop.data.stock.items.length > 0;
  useEffect(() => {
    if (hasFailed) void message.error({ content: texts.loadFailed, key: 'dashboard' });
  }, [hasFailed, message]);

  if (undecided === undefined) return <Waiting />; // what comes above the figures is known first, so that none moves
  return (
    <>
      <header className="dash-head">
        <h1>{texts.welcome(user?.name || user?.username || '')}</h1>
        <div className="dash-head-actions">
          {may('POST /api/products') && (
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => void navigate(panelCreatePath('products'))}
            >
              {SCREEN_TITLES['products/create']}
            </Button>
          )}
          {may('POST /api/blogs') && (
            <Button icon={<FileAddOutlined aria-hidden />} onClick={() => void navigate(panelCreatePath('blogs'))}>
              {texts.addBlog}
            </Button>
          )}
        </div>
      </header>
      {undecided && <MoneyOffer settings={undecided} />}
      <div className="dash">
        {hasFailed ? (
          <Card title={texts.overview} size="full">
            <Unread
              onRetry={() => {
                void refetch();
                void shop.refetch();
              }}
            />
          </Card>
        ) : (
          <>
            <TaskCard stats={stats} shop={shop.data} />
            <StatCards stats={stats} />
            {may('GET /api/orders') && <SalesCard shop={shop.data} />}
            {(showsBest || showsStock) && (
              <div className="dash-column">
                {showsBest && <BestSellersCard sales={shop.data?.sales ?? undefined} />}
                {showsStock && <StockCard stock={shop.data?.stock} />}
              </div>
            )}
            <ActivityCard recent={stats?.recent} now={dataUpdatedAt} />
            <div className="dash-column">
              {may('GET /api/audit') && <ChangesCard />}
              <StatusCard counts={stats?.applicationStatus} />
              <SummaryCard overview={stats?.overview} />
            </div>
            <MonthlyCard monthly={stats?.monthly} />
            <WeeklyCard />
          </>
        )}
        <DistributionCard />
      </div>
    </>
  );
}
