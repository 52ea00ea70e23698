// Property: whatever a browser sends, the charge is the server's own total and equals the page's, or there is no
// payment page.
import { expect, test } from 'vitest';
import { VAT_MODES, type VatMode } from '#contract/vat.ts';
import type { Database } from '../../../base/db/database.ts';
import { insertProducts, productId } from '../../../testing/catalogue.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { buyerOf, setSettings, startShop } from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const CARTS = 150;
const SEEDS = [1, 2026];

interface Rules {
  standard: number | null;
  fast: number;
  threshold: number | null;
  vat: VatMode;
}
interface Line {
  _id: string;
  quantity: unknown;
  price?: unknown;
}

const CODES = ['PAKET', 'KB-20', 'KB-9', 'KK-1', 'Z40-5X100', 'ZK-1', 'KESIR', 'AZ', 'PAHALI'];
const NOT_FOR_SALE = ['Z40-5X160', 'GIZLI-1', 'GIZLI-2', 'SILINDI-1', 'NIE-DA', 'YOK', 'BITTI', 'EURO'];
const BAD_QUANTITIES: unknown[] = [0, -1, 1.5, 1e9, 10_000, Number.NaN, '1', null, undefined, true, [2]];
const BAD_PRICES: unknown[] = ['20', true, {}, [1]];

/** The specification, written plainly: minor units that this cart costs; null: it cannot be bought as it is. */
async function owed(
  { db }: Database,
  lines: readonly Line[],
  isFast: boolean,
  { standard, fast, threshold, vat }: Rules,
): Promise<number | null> {
  const quantities = new Map<string, number>();
  for (const { _id, quantity } of lines) quantities.set(_id, (quantities.get(_id) ?? 0) + (quantity as number));
  let subtotal = 0;
  let taxes = 0;
  const tax = (minor: number, rate: number) => (vat === 'excluded' ? Math.round((minor * rate) / 100) : 0);
  for (const [publicId, quantity] of quantities) {
    const row = await db.selectFrom('products').selectAll().where('publicId', '=', publicId).executeTakeFirst();
    if (
      !row ||
      !row.isPublic ||
      row.priceMinor === null ||
      row.currency !== 'USD' ||
      row.stockStatus === 'out_of_stock'
    )
      return null;
    if (quantity % (row.packQuantity ?? 1) !== 0 || quantity < (row.minQuantity ?? 1)) return null;
    if (quantity > 9_999 || (row.stockQuantity !== null && row.stockQuantity < quantity)) return null;
    subtotal += row.priceMinor * quantity;
    taxes += tax(row.priceMinor * quantity, row.vatRate ?? 20);
  }
  const isFree = threshold !== null && subtotal >= Math.round(threshold * 100);
  const fees = [isFree ? 0 : Math.round((standard ?? 0) * 100), isFast ? Math.round(fast * 100) : 0];
  for (const fee of fees) taxes += tax(fee, 18);
  const total = subtotal + fees[0]! + fees[1]! + taxes;
  return total > 99_999_999 ? null : total;
}

/** A line's net and tax, as whole numbers: the tax taken out of the amount, or put on it. */
function vatPartsOf(amountMinor: number, rate: number, isIncluded: boolean) {
  const netMinor = isIncluded ? Math.round((amountMinor * 100) / (100 + rate)) : amountMinor;
  return { netMinor, vatMinor: isIncluded ? amountMinor - netMinor : Math.round((amountMinor * rate) / 100) };
}

describeWithDatabase(
  'the charged total',
  (setup) => {
    test.each(SEEDS)(
      'is the server’s own total and the one that was shown, or there is no page to pay on (seed %i)',
      async (seed) => {
        const random = randomNumbers(seed);
        const among = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;
        const sometimes = (part: number): boolean => random() < part;

        const shop = await startShop(setup);
        const { database, provider } = shop;
        const buyer = await buyerOf(shop);
        await insertProducts(database, [
          { code: 'PAKET', category: 'kolonlar', priceMinor: 250, minQuantity: 2, packQuantity: 2 },
          { code: 'KESIR', category: 'kolonlar', priceMinor: 33, vatRate: 1 },
          { code: 'AZ', category: 'kolonlar', priceMinor: 725, stockQuantity: 4, vatRate: 10 },
          { code: 'PAHALI', category: 'kolonlar', priceMinor: 99_999_999 },
          { code: 'YOK', category: 'kolonlar', priceMinor: 500, stockStatus: 'out_of_stock' },
          { code: 'BITTI', category: 'kolonlar', priceMinor: 500, stockQuantity: 0 },
          { code: 'EURO', category: 'kolonlar', priceMinor: 500, currency: 'EUR' },
        ]);
        const priceOf = async (publicId: string) =>
          ((
            await database.db
              .selectFrom('products')
              .select('priceMinor')
              .where('publicId', '=', publicId)
              .executeTakeFirst()
          )?.priceMinor ?? 100) / 100;
        let rules: Rules = { standard: null, fast: 15, threshold: 161, vat: 'none' };
        await setSettings(database, { shop_shipping_vat_rate: 18 });
        const outcomes = { charged: 0, changed: 0, invalid: 0 };

        for (let i = 0; i < CARTS; i++) {
          if (sometimes(0.1)) {
            rules = {
              standard: among([null, 0, 7.5, 12.34]),
              fast: among([0, 15, 19.99]),
              threshold: among([null, 0, 50, 161]),
              vat: among(VAT_MODES),
            };
            await setSettings(database, {
              shop_standard_cargo_fee: rules.standard,
              shop_fast_cargo_fee: rules.fast,
              shop_free_shipping_threshold: rules.threshold,
              shop_vat_mode: rules.vat,
            });
          }
          if (sometimes(0.2))
            await database.write('catalogue', (trx) =>
              trx
                .updateTable('products')
                .set({ priceMinor: 1 + Math.floor(random() * 5000) })
                .where('code', '=', among(CODES.slice(0, 7)))
                .execute(),
            );
          if (sometimes(0.05))
            await database.write('catalogue', (trx) =>
              trx
                .updateTable('products')
                .set({ minQuantity: among([null, 1, 3]), packQuantity: among([null, 2, 3]) })
                .where('code', '=', 'PAKET')
                .execute(),
            );

          // The page's lines with random errors: bad quantities and prices that are no numbers are refused, wrong
          // prices are found.
          const someQuantity = (): Line['quantity'] => {
            if (sometimes(0.04)) return among(BAD_QUANTITIES);
            return sometimes(0.03) ? 9_999 : 1 + Math.floor(random() * 4);
          };
          const lines: Line[] = [];
          let isValid = true;
          let isHonest = true;
          for (let n = 1 + Math.floor(random() * 4); n > 0; n--) {
            const _id = productId(
              sometimes(0.05) ? among(NOT_FOR_SALE) : among(CODES.slice(0, sometimes(0.1) ? 9 : 8)),
            );
            const line: Line = {
              _id,
              quantity: someQuantity(),
              price: await priceOf(_id),
            };
            if (BAD_QUANTITIES.some((bad) => Object.is(bad, line.quantity))) isValid = false;
            const lie = random();
            if (lie < 0.02) {
              line.price = among(BAD_PRICES);
              isValid = false;
            } else if (lie < 0.06) {
              line.price = among([0, -1, 0.01, 1e300, (line.price as number) + 0.01, (line.price as number) / 2]);
              isHonest = false;
            } else if (lie < 0.08) delete line.price;
            lines.push(line);
          }
          const isFast = rules.fast > 0 && sometimes(0.3);
          const cost = isValid ? await owed(database, lines, isFast, rules) : null;
          const someTotal = (): number | undefined => {
            if (!sometimes(0.6)) return undefined;
            if (cost !== null && !sometimes(0.1)) return cost / 100;
            return among([0, -5, 0.01, 1e15, (cost ?? 0) / 100 + 0.01]);
          };
          const total = someTotal();
          const shown =
            total ??
            lines.reduce(
              (sum, { price, quantity }) =>
                sum + Math.round(((price as number) ?? Number.NaN) * 100) * (quantity as number),
              isFast ? rules.fast * 100 : 0,
            ) / 100;
          const isRight = isHonest && cost !== null && Math.round(shown * 100) === cost;

          const [pagesBefore, ordersBefore] = [provider.sessions.size, await countOrders(database)];
          const body = {
            ...(await buyer.checkout([])),
            products: lines,
            note: `#${i}`,
            ...(isFast ? { cargoFee: rules.fast } : {}),
            ...(total === undefined ? {} : { total }),
          };
          const { statusCode } = await shop.app.inject({
            method: 'POST',
            url: '/api/payment',
            payload: body,
            headers: await buyer.headers(),
            remoteAddress: `10.0.${seed % 200}.${i}`,
          });
          const told = JSON.stringify({ seed, i, body: { lines, total, isFast }, rules, cost, statusCode });
          const refusals = isValid ? [400, 409] : [400];
          expect(isRight ? [200] : refusals, told).toContain(statusCode);
          if (!isRight) {
            expect([provider.sessions.size, await countOrders(database)], told).toEqual([pagesBefore, ordersBefore]);
            outcomes[statusCode === 409 ? 'changed' : 'invalid'] += 1;
            continue;
          }
          outcomes.charged += 1;
          const request = provider.requests.at(-1)!;
          const session = provider.sessionOf(request.orderId);
          const order = await database.db
            .selectFrom('orders')
            .selectAll()
            .where('publicId', '=', request.orderId)
            .executeTakeFirstOrThrow();
          expect([request.totalMinor, session.amountMinor, order.totalMinor, Math.round(shown * 100)], told).toEqual([
            cost,
            cost,
            cost,
            cost,
          ]);
          const fees = (order.shippingMinor ?? 0) + order.fastCargoMinor;
          const linesPaid = request.lines.reduce((sum, line) => sum + line.unitAmountMinor * line.quantity, 0);
          expect(linesPaid, told).toBe(cost);
          if (rules.vat === 'none') expect(order, told).toMatchObject({ netMinor: null, vatMinor: null });
          else expect(order.netMinor! + order.vatMinor!, told).toBe(cost);
          expect(order.subtotalMinor + fees, told).toBe(rules.vat === 'excluded' ? order.netMinor : cost);
          const stored = await database.db
            .selectFrom('orderLines')
            .select(['vatRate', 'netMinor', 'vatMinor', 'unitPriceMinor', 'quantity'])
            .where('orderId', '=', order.id)
            .execute();
          for (const line of stored) {
            const amountMinor = line.unitPriceMinor * line.quantity;
            expect(line, told).toMatchObject(
              rules.vat === 'none'
                ? { vatRate: null, netMinor: null, vatMinor: null }
                : vatPartsOf(amountMinor, line.vatRate!, rules.vat === 'included'),
            );
          }
          expect([provider.sessions.size, await countOrders(database)], told).toEqual([
            pagesBefore + 1,
            ordersBefore + 1,
          ]);
        }
        // Every kind of cart occurred.
        expect(Math.min(...Object.values(outcomes)), JSON.stringify(outcomes)).toBeGreaterThan(10);
      },
    );
  },
  seedSmallCatalogue,
);

const countOrders = async ({ db }: Database): Promise<number> =>
  (
    await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;
