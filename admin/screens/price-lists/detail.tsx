import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { App, Button, Progress, Result, Spin } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import { PRICE_LIST_KIND_LABELS, PRICE_LIST_LABELS as labels } from '#contract/price-list-texts.ts';
import type { PriceList } from '#contract/price-lists.ts';
import { shortDateTimeText } from '../../base/dates.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { placeOf } from '../../crud/list-state.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { PRICE_LIST_LOOKS } from '../../fields/statuses.ts';
import { PriceListActions } from './actions.tsx';
import { PriceListItems } from './items.tsx';
import { outcomesIn } from './outcomes.ts';
import { ListPreview } from './preview.tsx';
import { isMoving, priceLists, READ_EVERY_MS } from './resource.ts';
import { PRICE_LIST_TEXTS as texts } from './texts.ts';
import './price-lists.css';

/** One list: what it is, what it will do or has done, and its products. */
export function PriceListDetail() {
  const { id = '' } = useParams();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useCall('GET /api/price-lists/:id', { params: { id } });
  useCall(
    'GET /api/price-lists/:id',
    { params: { id } },
    { everyMs: data && isMoving(data) ? READ_EVERY_MS : undefined },
  );
  const isMissing = ApiError.is(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) return;
    void message.error({ content: texts.rows.rowMissing, key: 'row' });
    void navigate(placeOf(priceLists.path), { replace: true });
  }, [isMissing, message, navigate]);
  if (data) return <WholeList key={id} list={data} />;
  return (
    <>
      <PageHead backTo={placeOf(priceLists.path)} />
      {error && !isMissing && !isFetching ? (
        <Result
          status="warning"
          title={sentenceOf(error, texts.rows.rowFailed)}
          extra={
            <Button type="primary" onClick={() => void refetch()}>
              {COMMON_TEXTS.tryAgain}
            </Button>
          }
        />
      ) : (
        <div className="panel-waiting">
          <Spin size="large" description={texts.rows.loading} />
        </div>
      )}
    </>
  );
}

function WholeList({ list }: { list: PriceList }) {
  const { name, kind, state, startsAt, endsAt, note, by, finishedAt, progress } = list;
  const isToCome = state === 'draft' || state === 'scheduled';
  return (
    <>
      <PageHead
        title={name}
        backTo={placeOf(priceLists.path)}
        note={
          <div className="price-list-head">
            <StatusTag look={PRICE_LIST_LOOKS[state]} />
            <span>{PRICE_LIST_KIND_LABELS[kind]}</span>
          </div>
        }
      >
        <PriceListActions list={list} />
      </PageHead>
      <div className="price-list-parts">
        <section aria-label={texts.facts}>
          <h2>{texts.facts}</h2>
          <DetailList>
            <Detail label={labels.startsAt}>{startsAt ? shortDateTimeText(startsAt) : texts.atOnce}</Detail>
            {kind === 'campaign' && (
              <Detail label={labels.endsAt}>{endsAt ? shortDateTimeText(endsAt) : texts.untilEnded}</Detail>
            )}
            {by !== '' && <Detail label={texts.by}>{by}</Detail>}
            {finishedAt && <Detail label={texts.finishedAt}>{shortDateTimeText(finishedAt)}</Detail>}
          </DetailList>
        </section>
        {isToCome ? (
          <ListPreview list={list} />
        ) : (
          <section aria-label={texts.result}>
            <h2>{texts.result}</h2>
            {progress ? (
              <div className="price-list-progress">
                {texts.progress(progress.done, progress.total)}
                <Progress
                  percent={progress.total === 0 ? 0 : Math.floor((100 * progress.done) / progress.total)}
                  showInfo={false}
                  aria-label={name}
                />
              </div>
            ) : (
              <p>{note || outcomesIn(list) || texts.productsEmpty}</p>
            )}
          </section>
        )}
      </div>
      <PriceListItems list={list} />
    </>
  );
}
