import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { PANEL_MONEY_PATH } from '#contract/panel-paths.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { Offer } from '../money/offer.tsx';
import { MONEY_TEXTS as texts } from '../money/texts.ts';

/** Asks an admin to decide on currency and tax, until one has. */
export function MoneyOffer({ settings: { shop_currency: currency } }: { settings: AllSettings }) {
  const navigate = useNavigate();
  return (
    <Offer title={texts.offer} text={texts.offerText(currency)}>
      <Button onClick={() => void navigate(PANEL_MONEY_PATH)}>{texts.open}</Button>
    </Offer>
  );
}
