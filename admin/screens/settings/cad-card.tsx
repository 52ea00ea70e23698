import { Alert, Badge, Button, Card, Skeleton, Table } from 'antd';
import { Link } from 'react-router';
import {
  CAD_USAGE_DAYS,
  type CadStatus,
  type FailedModel,
  type UsedArticle,
  type WishedFamily,
} from '#contract/cad-usage.ts';
import type { Output } from '#contract/endpoints.ts';
import { formatNumber } from '#contract/format.ts';
import { panelRowPath } from '#contract/panel-paths.ts';
import { shortTime } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { sizeText } from '../../fields/values.ts';
import { CAD_STATUS_TEXTS as texts } from './cad-texts.ts';

/** Whether CAD models can be made, those that could not, and what customers ask for. */
export function CadCard() {
  const status = useCall('GET /api/cad/status', {});
  const usage = useCall('GET /api/cad/usage', {});
  const hasFailed = status.isError || usage.isError;
  const isLoading = !hasFailed && !(status.data && usage.data);
  return (
    <section aria-labelledby="cad-status">
      <Card
        className="settings-status settings-cad"
        variant="borderless"
        title={<h2 id="cad-status">{texts.title}</h2>}
        extra={
          <Button
            loading={status.isFetching || usage.isFetching}
            onClick={() => {
              void status.refetch();
              void usage.refetch();
            }}
          >
            {COMMON_TEXTS.reload}
          </Button>
        }
      >
        {hasFailed && <Alert type="error" showIcon title={texts.loadFailed} />}
        {isLoading && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {!hasFailed && status.data && <State {...status.data} />}
        {!hasFailed && usage.data && <Usage {...usage.data} />}
      </Card>
    </section>
  );
}

function State({ isOn, isMemoryShort, made, failed, failures, cacheBytes, cacheMaxBytes }: CadStatus) {
  return (
    <>
      {isOn && isMemoryShort && <Alert type="warning" showIcon title={texts.memoryShort} className="crud-kept" />}
      <DetailList>
        <Detail label={COMMON_TEXTS.status}>
          <Badge status={isOn ? 'success' : 'warning'} text={isOn ? texts.on : texts.off} />
        </Detail>
        <Detail label={texts.cache}>{texts.cacheUse(sizeText(cacheBytes), sizeText(cacheMaxBytes))}</Detail>
        <Detail label={texts.sinceStart} isWide>
          {texts.made(formatNumber(made), formatNumber(failed))}
        </Detail>
      </DetailList>
      {failures.length > 0 && (
        <>
          <h3>{texts.failures}</h3>
          <p className="crud-note">{texts.failuresHint}</p>
          <Table<FailedModel>
            size="small"
            aria-label={texts.failures}
            rowKey={({ code, at }) => `${code} ${at}`}
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={failures}
            columns={[
              { title: COMMON_TEXTS.code, dataIndex: 'code', className: 'crud-mono' },
              { title: texts.reason, render: (_, { reason }) => <span className="settings-reason">{reason}</span> },
              { title: texts.time, render: (_, { at }) => <time dateTime={at}>{shortTime(at)}</time> },
            ]}
          />
        </>
      )}
    </>
  );
}

function Usage({ articles, wishes }: Output<'GET /api/cad/usage'>) {
  return (
    <>
      <h3>{texts.articles}</h3>
      {articles.length === 0 && <p className="crud-note">{texts.noArticles(CAD_USAGE_DAYS)}</p>}
      {articles.length > 0 && (
        <>
          <p className="crud-note">{texts.articlesHint(CAD_USAGE_DAYS)}</p>
          <Table<UsedArticle>
            size="small"
            aria-label={texts.articles}
            rowKey="_id"
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={articles}
            columns={[
              {
                title: COMMON_TEXTS.product,
                render: (_, { _id, code, name }) => (
                  <Link to={panelRowPath('products', _id)}>
                    <span className="crud-mono">{code}</span> {name}
                  </Link>
                ),
              },
              { title: texts.step, align: 'end', render: (_, { step }) => formatNumber(step) },
              { title: texts.dxf, align: 'end', render: (_, { dxf }) => formatNumber(dxf) },
              { title: texts.views, align: 'end', render: (_, { views }) => formatNumber(views) },
            ]}
          />
        </>
      )}
      <h3>{texts.wishes}</h3>
      {wishes.length === 0 && <p className="crud-note">{texts.noWishes(CAD_USAGE_DAYS)}</p>}
      {wishes.length > 0 && (
        <>
          <p className="crud-note">{texts.wishesHint(CAD_USAGE_DAYS)}</p>
          <Table<WishedFamily>
            size="small"
            aria-label={texts.wishes}
            rowKey={({ family }) => family?._id ?? ''}
            pagination={false}
            scroll={{ x: 'max-content' }}
            dataSource={wishes}
            columns={[
              {
                title: texts.family,
                render: (_, { family }) =>
                  family ? <Link to={panelRowPath('families', family._id)}>{family.name}</Link> : texts.noFamily,
              },
              { title: texts.messages, align: 'end', render: (_, row) => formatNumber(row.wishes) },
            ]}
          />
        </>
      )}
    </>
  );
}
