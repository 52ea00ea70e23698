import { useCallback, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { App, Button, Result, Spin } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { queryClient, sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { placeOf } from '../../crud/list-state.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { orders } from './resource.ts';

const { texts } = orders;

interface OpenOrder {
  /** undefined: loading or failed. */
  order: StaffOrder | undefined;
  failure: string | undefined;
  isReading: boolean;
  retry: () => void;
  /** Shows the order from a change's reply. */
  show: (order: StaffOrder) => void;
}

/** Loads the order in the address; returns to the list when it does not exist. */
export function useOrder(): OpenOrder {
  const { id = '' } = useParams();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useCall('GET /api/orders/:id', { params: { id } });
  const isMissing = ApiError.is(error) && (error.status === 404 || error.status === 410);
  const failure = error && !isMissing ? sentenceOf(error, texts.rowFailed) : undefined;
  useEffect(() => {
    if (!error) return;
    void message.error({ content: isMissing ? texts.rowMissing : sentenceOf(error, texts.rowFailed), key: 'row' });
    if (isMissing) void navigate(placeOf(orders.path), { replace: true });
  }, [error, isMissing, message, navigate]);
  const show = useCallback(
    (order: StaffOrder) => {
      queryClient.setQueryData(['GET /api/orders/:id', { params: { id } }], order);
    },
    [id],
  );
  return {
    order: data && 'moves' in data ? data : undefined,
    failure,
    isReading: isFetching,
    retry: () => void refetch(),
    show,
  };
}

/** Shown while an order is loading or after it failed. */
export function OrderWaiting({
  failure,
  isReading,
  retry,
  backTo,
}: Pick<ReturnType<typeof useOrder>, 'failure' | 'isReading' | 'retry'> & { backTo: string }) {
  return (
    <>
      <PageHead backTo={backTo} />
      {failure && !isReading ? (
        <Result
          status="warning"
          title={failure}
          extra={
            <Button type="primary" onClick={retry}>
              {COMMON_TEXTS.tryAgain}
            </Button>
          }
        />
      ) : (
        <div className="panel-waiting">
          <Spin size="large" description={orders.texts.loading} />
        </div>
      )}
    </>
  );
}
