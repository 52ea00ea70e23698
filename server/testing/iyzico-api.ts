// iyzico's API as documented, as far as the shop uses it: checks every request's signature and every basket's sum, signs its
// replies and messages, keeps payments and refunds, and fails at the test's command.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const IYZICO_API_KEY = 'sandbox-kaliphane0123456789';
export const IYZICO_SECRET_KEY = 'sandbox-gizli0123456789';

interface Basket {
  conversationId: string;
  basketId: string;
  price: string;
  currency: string;
  basketItems: { id: string; name: string; category1: string; price: string }[];
  [field: string]: unknown;
}
export interface IyzicoPage {
  token: string;
  request: Basket;
  paymentStatus: string | null;
  paymentId: string | null;
  paidPrice: number;
  price: number;
  currency: string;
  installment: number;
  fraudStatus: number;
}
/**
 * Faults of the next request: refused; answered wrongly signed; never answered, without or after its effect; or cut off
 * after it.
 */
export type IyzicoFault = 'refuse' | 'temporary' | 'forge' | 'lose' | 'silence' | 'broken' | 'hang-up';

export interface IyzicoApi {
  url: string;
  requests: { path: string; body: Record<string, unknown> }[];
  pages: Map<string, IyzicoPage>;
  /** Refunds in kuruş by payment. */
  refunds: { paymentId: string; minor: number; conversationId: string }[];
  faults: IyzicoFault[];
  /** Percent that instalments cost, by family of cards and count; '': cards without instalments. */
  rates: Record<string, Record<number, number>>;
  /** Drops pages, refunds and requests, in long runs. */
  forget(): void;
  /** The customer is done with the page. */
  finish(token: string, more?: Partial<IyzicoPage>): IyzicoPage;
  /** A message about the page, as iyzico signs it. */
  message(
    token: string,
    more?: { secret?: string; reference?: string },
  ): { body: Buffer; headers: Record<string, string> };
}

const kurus = (text: unknown): number => Math.round(Number(text) * 100);
const amountText = (text: unknown): boolean => typeof text === 'string' && /^\d+\.\d{1,2}$/.test(text);

/**
 * @param options.hasPage serves a payment page of its own, with the button 'Öde', in place of iyzico's
 * @returns a server on a free port of this machine, until `onEnd`
 */
export async function startIyzicoApi(
  onEnd: (end: () => unknown) => void,
  { hasPage = false }: { hasPage?: boolean } = {},
): Promise<IyzicoApi> {
  const [apiKey, secretKey] = [IYZICO_API_KEY, IYZICO_SECRET_KEY];
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hmac = (text: string): string => createHmac('sha256', secretKey).update(text).digest('hex');
  const pages = new Map<string, IyzicoPage>();
  const refunds: IyzicoApi['refunds'] = [];
  const requests: IyzicoApi['requests'] = [];
  const faults: IyzicoFault[] = [];
  const rates: IyzicoApi['rates'] = { Bonus: { 1: 0, 2: 2.5, 3: 4, 6: 7.28, 9: 10, 12: 12 }, '': { 1: 0 } };
  const no = (errorCode: string, more: object = {}) => ({
    status: 'failure',
    errorCode,
    errorMessage: 'geheim',
    ...more,
  });

  /** @returns the code of a refusal; undefined: rightly signed */
  function refusalOf({ headers }: IncomingMessage, path: string, body: string): string | undefined {
    const [scheme, token = ''] = (headers.authorization ?? '').split(' ');
    const fields = new Map(
      Buffer.from(token, 'base64')
        .toString()
        .split('&')
        .map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]),
    );
    const random = fields.get('randomKey') ?? '';
    if (scheme !== 'IYZWSv2' || random !== headers['x-iyzi-rnd'] || random.length < 8) return '1000';
    if (fields.get('apiKey') !== apiKey) return '1001';
    return fields.get('signature') === hmac(random + path + body) ? undefined : '1000';
  }

  const answers: Record<string, (body: Record<string, unknown>, query: URLSearchParams) => object> = {
    '/payment/iyzipos/checkoutform/initialize/auth/ecom': (body) => {
      const basket = body as unknown as Basket;
      const items = basket.basketItems ?? [];
      if (![basket.price, ...items.map(({ price }) => price)].every(amountText)) return no('5');
      if (items.some(({ price, category1 }) => kurus(price) <= 0 || !category1)) return no('5');
      if (items.reduce((sum, { price }) => sum + kurus(price), 0) !== kurus(basket.price)) return no('5068');
      const counts = body['enabledInstallments'] as number[] | undefined;
      if (!counts?.every((count) => [1, 2, 3, 6, 9, 12].includes(count))) return no('5');
      const buyer = body['buyer'] as Record<string, string> | undefined;
      if (!['id', 'name', 'surname', 'identityNumber', 'email', 'registrationAddress'].every((key) => buyer?.[key]))
        return no('5');
      const token = randomUUID();
      pages.set(token, {
        token,
        request: basket,
        paymentStatus: null,
        paymentId: null,
        paidPrice: kurus(basket.price) / 100,
        price: kurus(basket.price) / 100,
        currency: basket.currency,
        installment: 1,
        fraudStatus: 1,
      });
      return {
        status: 'success',
        conversationId: basket.conversationId,
        token,
        tokenExpireTime: 1800,
        paymentPageUrl: hasPage
          ? `${address()}/sayfa?token=${token}`
          : `https://sandbox-cpp.iyzipay.com?token=${token}&lang=tr`,
        signature: hmac(`${basket.conversationId}:${token}`),
      };
    },
    '/payment/iyzipos/checkoutform/auth/ecom/detail': ({ token, conversationId }) => {
      const page = pages.get(String(token));
      if (!page) return no('5122');
      const { request, paymentStatus, paymentId, paidPrice, price, currency, installment, fraudStatus } = page;
      const base = { status: 'success', conversationId, token };
      if (paymentStatus === null) return base;
      const parts = [paymentStatus, paymentId, currency, request.basketId, conversationId, paidPrice, price, token];
      return {
        ...base,
        paymentStatus,
        paymentId,
        paidPrice,
        price,
        currency,
        basketId: request.basketId,
        installment,
        fraudStatus,
        signature: hmac(parts.join(':')),
      };
    },
    '/v2/payment/refund': ({ paymentId, price, conversationId }) => {
      const page = [...pages.values()].find((one) => one.paymentId === paymentId);
      if (!page || !amountText(price)) return no('5');
      const minor = kurus(price);
      const gone = refunds.filter((one) => one.paymentId === paymentId).reduce((sum, one) => sum + one.minor, 0);
      if (gone + minor > kurus(page.paidPrice)) return no('5093');
      refunds.push({ paymentId: String(paymentId), minor, conversationId: String(conversationId) });
      return { status: 'success', paymentId, price, conversationId };
    },
    '/v2/reporting/payment/details': (_body, query) => {
      const paymentId = query.get('paymentId');
      const page = [...pages.values()].find((one) => one.paymentId === paymentId);
      if (!page) return { status: 'success', payments: [] };
      const own = refunds.filter((one) => one.paymentId === paymentId);
      const gone = own.reduce((sum, { minor }) => sum + minor, 0);
      const partly = gone === kurus(page.paidPrice) ? 'TOTALLY_REFUNDED' : 'PARTIALLY_REFUNDED';
      return {
        status: 'success',
        payments: [
          {
            paymentId: Number.isNaN(Number(paymentId)) ? paymentId : Number(paymentId),
            paymentRefundStatus: gone === 0 ? 'NOT_REFUNDED' : partly,
            cancels: [],
            itemTransactions: [
              { refunds: own.map(({ minor }) => ({ refundPrice: minor / 100, refundStatus: 1 })) },
              { refunds: [{ refundPrice: 1, refundStatus: 0 }] }, // one that was refused
            ],
          },
        ],
      };
    },
    '/payment/iyzipos/installment': ({ price }) => {
      if (!amountText(price)) return no('5');
      const totalPrice = (percent: number) => Math.round(kurus(price) * (1 + percent / 100)) / 100;
      return {
        status: 'success',
        installmentDetails: Object.entries(rates).map(([name, percents]) => ({
          price: kurus(price) / 100,
          ...(name === '' ? {} : { cardFamilyName: name }),
          installmentPrices: Object.entries(percents).map(([count, percent]) => ({
            installmentNumber: Number(count),
            installmentPrice: Math.round((totalPrice(percent) / Number(count)) * 100) / 100,
            totalPrice: totalPrice(percent),
          })),
        })),
      };
    },
  };

  function reply(response: ServerResponse, json: object | string, status = 200): void {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof json === 'string' ? json : JSON.stringify(json));
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { pathname: path, searchParams } = new URL(request.url!, 'http://iyzico.test');
      const page = path === '/sayfa' ? pages.get(searchParams.get('token') ?? '') : undefined;
      if (page) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(
          `<!doctype html><html lang="tr"><title>iyzico</title><link rel="icon" href="data:,"><h1>${page.paidPrice} ${page.currency}</h1><form method="post" action="${String(page.request['callbackUrl'])}"><input type="hidden" name="token" value="${page.token}"><button>Öde</button></form>`,
        );
        return;
      }
      const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
      requests.push({ path, body });
      const fault = faults.shift();
      if (fault === 'lose') return; // never arrived
      if (fault === 'broken') return reply(response, '<html>502</html>', 502);
      const refusal = refusalOf(request, path, text);
      if (refusal) return reply(response, no(refusal), 200);
      if (fault === 'refuse') return reply(response, no('5093'));
      if (fault === 'temporary') return reply(response, no('5', { retryable: true }));
      const answer = answers[path];
      if (!answer) return reply(response, no('404'), 404);
      const made = answer(body, searchParams);
      if (fault === 'silence') return;
      if (fault === 'hang-up') return void request.socket.destroy();
      reply(response, fault === 'forge' ? { ...made, signature: hmac('forged') } : made);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });

  let payments = 22_416_000;
  return {
    url: address(),
    requests,
    pages,
    refunds,
    faults,
    rates,
    forget() {
      pages.clear();
      refunds.length = 0;
      requests.length = 0;
    },
    finish(token, more = {}) {
      const page = pages.get(token)!;
      const counts = page.request['enabledInstallments'] as number[];
      if (!counts.includes(more.installment ?? 1)) throw new Error(`the page offers ${counts.join(', ')} instalments`);
      return Object.assign(page, { paymentStatus: 'SUCCESS', paymentId: String(++payments) }, more);
    },
    message(token, { secret = secretKey, reference = randomUUID() } = {}) {
      const { paymentId, paymentStatus, request } = pages.get(token)!;
      const told = {
        paymentConversationId: request.conversationId,
        merchantId: 1,
        token,
        status: paymentStatus ?? 'INIT_THREEDS',
        iyziReferenceCode: reference,
        iyziEventType: 'CHECKOUT_FORM_AUTH',
        iyziEventTime: 1,
        iyziPaymentId: Number(paymentId),
      };
      const signed = [secret, told.iyziEventType, told.iyziPaymentId, token, told.paymentConversationId, told.status];
      return {
        body: Buffer.from(JSON.stringify(told)),
        headers: {
          'content-type': 'application/json',
          'x-iyz-signature-v3': createHmac('sha256', secret).update(signed.join('')).digest('hex'),
        },
      };
    },
  };
}
