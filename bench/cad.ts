// CAD files: how long they take made anew and from the cache, and what the web server notices of it.
import { setTimeout as delay } from 'node:timers/promises';
import type { Family, FamilyPage, FamilyRows } from '../contract/families.ts';
import type { Subject } from './bench.ts';
import { getOk } from './http.ts';
import { memoryOf, startServer } from './processes.ts';
import { atMost, formatted, median, notMeasured, percentile, told, type Row } from './report.ts';
import { timed } from './timings.ts';

const TURNED = 'z40-itici-pim';
const SPRINGS = 'kalip-yayi-yesil';
const DOWNLOADS = 1_000;

/** A code of each of the first families whose pages show pictures of models. */
async function firstCodes(url: string, count: number): Promise<string[]> {
  const { body } = await getOk(`${url}/api/families?limit=100`);
  const { families } = JSON.parse(body.toString()) as Pick<FamilyPage, 'families'>;
  const codes: string[] = [];
  for (const { slug } of families) {
    const family = JSON.parse((await getOk(`${url}/api/families/${slug}`)).body.toString()) as Family;
    const code = family.picture && /^\/api\/products\/([^/]+)\//.exec(family.picture)?.[1];
    if (code) codes.push(decodeURIComponent(code));
    if (codes.length === count) break;
  }
  return codes;
}

export const cad: Subject = {
  name: 'cad',
  async measure(bench): Promise<Row[]> {
    const { dataDir } = await bench.demo();
    // Each file from an address of its own: one may have 60 made in ten minutes.
    const server = await startServer(dataDir, { env: { TRUSTED_PROXIES: '127.0.0.1' } });
    try {
      let asked = 0;
      const file = (code: string, format = 'step') => {
        asked += 1;
        const address = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
        return getOk(`${server.url}/api/products/${encodeURIComponent(code)}/cad/${format}`, {
          'x-forwarded-for': address,
        });
      };
      const codesOf = async (family: string) => {
        const { body } = await getOk(`${server.url}/api/families/${family}/rows?limit=all`);
        return (JSON.parse(body.toString()) as FamilyRows).rows.map(([, code]) => code);
      };
      const [pins, springs] = [await codesOf(TURNED), await codesOf(SPRINGS)];
      const first = await timed(() => file(pins.pop()!));
      const turned: number[] = [];
      for (let i = 0; i < (bench.isQuick ? 10 : 60); i++) turned.push(await timed(() => file(pins.pop()!)));
      const kept: number[] = [];
      const known = (await codesOf(TURNED)).slice(-10);
      for (let i = 0; i < (bench.isQuick ? 40 : 300); i++) kept.push(await timed(() => file(known[i % 10]!)));
      const coils: number[] = [];
      for (let i = 0; i < (bench.isQuick ? 2 : 8); i++) coils.push(await timed(() => file(springs.pop()!)));

      // Of a size of each family: pictures of long parts in a break are the same for many sizes of one.
      const parts = await firstCodes(server.url, bench.isQuick ? 8 : 40);
      const anew = async (format: string) => {
        const all: number[] = [];
        for (const code of parts) all.push(await timed(() => file(code, format)));
        return median(all);
      };
      const drawing = await anew('svg');
      const picture = await anew('webp');
      await file(pins.pop()!, 'pdf'); // the process reads its fonts
      const sheet = await anew('pdf');

      const page = `${server.url}/seri/${TURNED}`;
      const pages = async () => {
        const times: number[] = [];
        for (let i = 0; i < (bench.isQuick ? 100 : 600); i++) {
          // A query that the page does not know: made anew each time.
          times.push(await timed(() => getOk(`${page}?d1=${1 + (i % 30)}&L=${i}`)));
          await delay(2);
        }
        return percentile(times, 0.99);
      };
      const quiet = await pages();
      const busy = { isOn: true };
      const work = (async () => {
        while (busy.isOn && springs.length > 0) await file(springs.pop()!);
      })();
      const beside = await pages();
      busy.isOn = false;
      await work;

      const list = [...pins, ...springs];
      const download = async () => {
        for (let i = 0; i < DOWNLOADS; i++) await file(list[i % list.length]!);
        return memoryOf(server.pid);
      };
      // The first round fills what every process fills: code, pools, the heap up to its first collection.
      const before = await download();
      const after = await download();
      const grown =
        before?.ownMiB === undefined || after?.ownMiB === undefined
          ? notMeasured('memory of the web server over downloads', 'this system does not tell it')
          : atMost(
              `memory that the web server gains over ${formatted(DOWNLOADS)} downloads of ${list.length} files, after as many`,
              after.ownMiB - before.ownMiB,
              20,
              ' MiB',
            );
      return [
        atMost('first STEP file after a start', first, 3_000, ' ms'),
        atMost('STEP file of a turned part, made anew', median(turned), 50, ' ms'),
        atMost('STEP file of a die spring, made anew', median(coils), 2_000, ' ms'),
        atMost('STEP file from the cache', median(kept), 5, ' ms'),
        told('drawing of a size (SVG), made anew', `${formatted(drawing)} ms`),
        told('shaded picture of a size (WebP), made anew', `${formatted(picture)} ms`),
        told('drawing sheet of a size (PDF), made anew', `${formatted(sheet)} ms`),
        told('family page, made anew, p99', `${formatted(quiet)} ms`),
        told('… while springs are being made', `${formatted(beside)} ms (${formatted(beside / quiet)} of it)`),
        grown,
      ];
    } finally {
      await server.stop();
    }
  },
};
