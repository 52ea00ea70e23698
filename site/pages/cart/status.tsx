import type { QuoteLine } from '#contract/cart.ts';
import { leadTimeOf } from '#contract/delivery.ts';
import { useFrame } from '../../base/frame.ts';
import { Stock } from '../../ui/price.tsx';

/** Stock and lead time of a line; in their place what has changed since it was shown. An empty line until known. */
export function Status({ quoted, isCurrent }: { quoted: QuoteLine | undefined; isCurrent: boolean }) {
  const { settings } = useFrame();
  if (isCurrent && quoted?.reason) return <p className="cart-reason">{quoted.reason}</p>;
  if (!quoted || quoted.stockStatus === null) return <p />;
  const { stockStatus, leadTimeDays } = quoted;
  const lead = leadTimeOf({ stockStatus, leadTimeDays }, settings);
  return (
    <p>
      <Stock status={stockStatus} /> {lead && <span className="cart-lead">{lead}</span>}
    </p>
  );
}
