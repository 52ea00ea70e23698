import { SAME_DAY } from '#contract/delivery-texts.ts';
import { deliveryOf } from '#contract/delivery.ts';
import { formatMoney } from '#contract/money.ts';
import { EMPTY_CART } from '#contract/order-facts.ts';
import { CONTACT_PATH, SHOP_PATH } from '#contract/paths.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { FactsLine } from '../../account/facts-line.tsx';
import { useFrame } from '../../base/frame.ts';
import { phoneLink } from '../../base/links.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { openSearch } from '../../ui/open-search.ts';
import { ProductGroups } from '../../ui/empty-sheet.tsx';

/** One sentence, then the ways on: an article by its code, the catalogue, a quote; what an order may count on; groups. */
export function Empty() {
  const { settings, hasOwnDelivery } = useFrame();
  return (
    <div className="wrap cart-empty">
      <div className="cart-empty-words">
        <h1>{EMPTY_CART}</h1>
        <p>{texts.emptyHint}</p>
        <p className="cart-ways">
          <a className="button button--accent" href={SHOP_PATH} onClick={openSearch}>
            {texts.addByCode}
          </a>
          <a className="button button--quiet" href={SHOP_PATH}>
            {texts.toShop}
          </a>
          <a className="button button--quiet" href={CONTACT_PATH}>
            {texts.askQuote}
          </a>
        </p>
      </div>
      <FactsLine facts={terms(settings, hasOwnDelivery)} />
      <ProductGroups />
    </div>
  );
}

/** The shop's terms, as far as the owner has set them. */
function terms(settings: Settings, hasOwnDelivery: boolean) {
  const { shop_free_shipping_threshold: threshold, shop_standard_cargo_fee: standard, contact_phone: phone } = settings;
  return [
    { label: texts.terms.stock, value: settings.company_dispatch_time && SAME_DAY },
    {
      label: texts.terms.toOrder,
      value: deliveryOf({ stockStatus: 'made_to_order', leadTimeDays: null }, settings),
    },
    {
      label: texts.terms.freeCargo,
      value:
        threshold === null || standard === 0 || hasOwnDelivery
          ? ''
          : texts.terms.from(formatMoney(threshold, settings.shop_currency)),
    },
    { label: texts.terms.phone, value: phone && <a href={phoneLink(phone)}>{phone}</a> },
  ].filter(({ value }) => value !== '');
}
