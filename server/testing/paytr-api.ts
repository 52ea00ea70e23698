// PayTR's API as documented, as far as the shop uses it: checks every request's token and every basket's sum, keeps payments
// and refunds, signs its notices, and fails at the test's command.
import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const PAYTR_KEYS = { id: '123456', key: 'kalip-parola-0123', salt: 'kalip-gizli-0123' };

interface Payment {
  oid: string;
  token: string;
  fields: Record<string, string>;
  isPaid: boolean;
  /** What was asked for. */
  amountMinor: number;
  /** What was taken of the card. */
  totalMinor: number;
  instalments: number;
  returns: { amount: string; reference_no: string; date: string }[];
}
/** Faults of the next request: refused; never answered, without or after its effect; or cut off after it. */
export type PaytrFault = 'refuse' | 'lose' | 'silence' | 'broken' | 'hang-up';

export interface PaytrApi {
  url: string;
  requests: { path: string; fields: Record<string, string> }[];
  payments: Map<string, Payment>;
  faults: PaytrFault[];
  /** Percent that instalments cost, by family of cards. */
  rates: Record<string, Record<string, number>>;
  /** Drops payments and requests, in long runs. */
  forget(): void;
  /** The customer pays. */
  finish(oid: string, totalMinor?: number, instalments?: number): Payment;
  /** A notice about the payment, as PayTR signs it. */
  notice(oid: string, status: 'success' | 'failed', more?: { salt?: string; total?: string; count?: string }): string;
}

const hmac = (text: string): string => createHmac('sha256', PAYTR_KEYS.key).update(text).digest('base64');

/** @returns a server on a free port of this machine, until `onEnd` */
export async function startPaytrApi(onEnd: (end: () => unknown) => void): Promise<PaytrApi> {
  const payments = new Map<string, Payment>();
  const requests: PaytrApi['requests'] = [];
  const faults: PaytrFault[] = [];
  const rates: PaytrApi['rates'] = { world: { taksit_2: 2.5, taksit_3: 4, taksit_12: 12 } };
  const signed = (fields: Record<string, string>, names: readonly string[]): boolean =>
    fields['merchant_id'] === PAYTR_KEYS.id &&
    fields['paytr_token'] === hmac(names.map((name) => fields[name] ?? '').join('') + PAYTR_KEYS.salt);
  const no = (err_msg: string) => ({ status: 'error', err_no: '001', err_msg });

  const answers: Record<string, (fields: Record<string, string>) => object> = {
    '/odeme/api/get-token': (fields) => {
      const names = [
        'merchant_id',
        'user_ip',
        'merchant_oid',
        'email',
        'payment_amount',
        'user_basket',
        'no_installment',
        'max_installment',
        'currency',
        'test_mode',
      ];
      if (!signed(fields, names)) return { status: 'failed', reason: 'paytr_token gonderilmedi veya gecersiz' };
      const basket = JSON.parse(Buffer.from(fields['user_basket']!, 'base64').toString()) as [string, string, number][];
      const sum = basket.reduce((total, [, price, quantity]) => total + Math.round(Number(price) * 100) * quantity, 0);
      if (
        basket.some(([name, price]) => name === '' || !/^\d+\.\d\d$/.test(price)) ||
        sum !== Number(fields['payment_amount'])
      )
        return { status: 'failed', reason: 'user_basket' };
      const needed = [
        'user_name',
        'user_address',
        'user_phone',
        'merchant_ok_url',
        'merchant_fail_url',
        'timeout_limit',
      ];
      if (needed.some((name) => !fields[name]) || !/^[A-Za-z0-9]{1,64}$/.test(fields['merchant_oid']!))
        return { status: 'failed', reason: 'zorunlu alan' };
      const oid = fields['merchant_oid']!;
      if (payments.get(oid)?.isPaid) return { status: 'failed', reason: 'merchant_oid' };
      const token = createHmac('sha256', 'token').update(`${oid}${requests.length}`).digest('hex');
      payments.set(oid, {
        oid,
        token,
        fields,
        isPaid: false,
        amountMinor: sum,
        totalMinor: sum,
        instalments: 1,
        returns: [],
      });
      return { status: 'success', token };
    },
    '/odeme/durum-sorgu': (fields) => {
      if (!signed(fields, ['merchant_id', 'merchant_oid'])) return no('paytr_token');
      const payment = payments.get(fields['merchant_oid']!);
      if (!payment?.isPaid) return no('Odeme bulunamadi');
      return {
        status: 'success',
        payment_amount: (payment.amountMinor / 100).toFixed(2),
        payment_total: (payment.totalMinor / 100).toFixed(2),
        currency: 'TL',
        taksit: String(payment.instalments),
        returns: payment.returns,
      };
    },
    '/odeme/iade': (fields) => {
      if (!signed(fields, ['merchant_id', 'merchant_oid', 'return_amount'])) return no('paytr_token');
      const payment = payments.get(fields['merchant_oid']!);
      const minor = Math.round(Number(fields['return_amount']) * 100);
      const gone = payment?.returns.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0) ?? 0;
      if (!payment?.isPaid || !(minor > 0) || gone + minor > payment.totalMinor) return no('iade tutari');
      const { return_amount: amount, reference_no } = fields as { return_amount: string; reference_no: string };
      payment.returns.push({ amount, reference_no, date: '2026-11-28' });
      return { status: 'success', merchant_oid: payment.oid, return_amount: amount, reference_no };
    },
    '/odeme/taksit-oranlari': (fields) =>
      signed(fields, ['merchant_id', 'request_id'])
        ? { status: 'success', request_id: fields['request_id'], oranlar: rates }
        : no('paytr_token'),
  };

  function reply(response: ServerResponse, json: object | string, status = 200): void {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof json === 'string' ? json : JSON.stringify(json));
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url!;
      if (request.method === 'GET') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end('<!doctype html><html lang="tr"><title>PayTR</title><p>Kart numarası</p>');
        return;
      }
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      requests.push({ path, fields });
      const fault = faults.shift();
      if (fault === 'lose') return; // never arrived
      if (fault === 'broken') return reply(response, '<html>502</html>', 502);
      if (fault === 'refuse') return reply(response, no('geheim'));
      const made = answers[path]?.(fields) ?? no('adres');
      if (fault === 'hang-up') return void request.socket.destroy();
      if (fault !== 'silence') reply(response, made);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    payments,
    faults,
    rates,
    forget() {
      payments.clear();
      requests.length = 0;
    },
    finish(oid, totalMinor, instalments = 1) {
      const payment = payments.get(oid)!;
      const { no_installment: isSingle, max_installment: most } = payment.fields;
      if (instalments > 1 && (isSingle === '1' || instalments > Number(most)))
        throw new Error(`the form does not offer ${instalments} instalments`);
      return Object.assign(payment, { isPaid: true, totalMinor: totalMinor ?? payment.totalMinor, instalments });
    },
    notice(oid, status, { salt = PAYTR_KEYS.salt, total = String(payments.get(oid)?.totalMinor ?? 0), count } = {}) {
      return new URLSearchParams({
        merchant_oid: oid,
        status,
        total_amount: total,
        hash: hmac(oid + salt + status + total),
        test_mode: '1',
        payment_type: 'card',
        currency: 'USD', // not signed, so not believed
        payment_amount: '1',
        installment_count: count ?? String(payments.get(oid)?.instalments ?? 1),
      }).toString();
    },
  };
}
