import { Button, Result, Spin } from 'antd';
import { PageHead } from '../../crud/page-head.tsx';
import { orders } from './resource.ts';
import type { useOrder } from './use-order.ts';

/** In place of an order that is on its way, or could not be had. */
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
              Tekrar Dene
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
