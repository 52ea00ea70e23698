// The central bank's bulletin of exchange rates, as an HTTP server.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Setup } from './engines.ts';

export interface CentralBank {
  address: string;
  /** How often it was asked. */
  asked(): number;
  /** Publishes rates for one euro and one dollar, and for a hundred yen. @param day 'DD.MM.YYYY' */
  publish(day: string, rates: { EUR?: string; USD?: string }): void;
  /** Answers with this from now on. */
  answer(status: number, body: string): void;
}

const currencyXml = (code: string, unit: number, selling: string, notes: string): string => `
	<Currency CrossOrder="0" Kod="${code}" CurrencyCode="${code}">
		<Unit>${unit}</Unit>
		<Isim>${code}</Isim>
		<CurrencyName>${code}</CurrencyName>
		<ForexBuying>1.0000</ForexBuying>
		<ForexSelling>${selling}</ForexSelling>
		<BanknoteBuying></BanknoteBuying>
		<BanknoteSelling>${notes}</BanknoteSelling>
		<CrossRateUSD/>
		<CrossRateOther></CrossRateOther>
	</Currency>`;

/** A bulletin as the bank writes it; notes cost a kuruş more. */
export function bulletinXml(day: string, rates: Readonly<Record<string, string>>): string {
  const [d, m, y] = day.split('.');
  const currencies = Object.entries(rates).map(([code, rate]) =>
    currencyXml(code, code === 'JPY' ? 100 : 1, rate, (Number(rate) + 0.01).toFixed(4)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="${day}" Date="${m}/${d}/${y}"  Bulten_No="${y}/219" >${currencies.join('')}
</Tarih_Date>
`;
}

export async function startCentralBank(setup: Pick<Setup, 'onEnd'>): Promise<CentralBank> {
  let [status, body, asked] = [503, '', 0];
  const server = http.createServer((_, reply) => {
    asked++;
    reply.writeHead(status, { 'content-type': 'application/xml' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  setup.onEnd(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/today.xml`,
    asked: () => asked,
    publish(day, rates) {
      [status, body] = [200, bulletinXml(day, { ...rates, JPY: '27.3456' })];
    },
    answer(nextStatus, nextBody) {
      [status, body] = [nextStatus, nextBody];
    },
  };
}
