import { expect, test } from 'vitest';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { startApp } from '../../../testing/app.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { familyId, insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeWithDatabase(
  'an explained search',
  (setup) => {
    const url = (q: string) => `/api/catalogue/search?explain=1&q=${encodeURIComponent(q)}`;

    test('names for staff the rules, and of each hit its family, reason and score', async () => {
      const app = await startApp(setup);
      const moderator = await signIn(app, 'moderator');
      const { explanation } = (await moderator.get<CatalogueSearchReply>(url('pim 6x200 zımbırtı'))).json;
      expect(explanation!.tokens.map(({ text, rule }) => [text, rule])).toEqual([
        ['6x200', 'size'],
        ['pim', 'word'],
        ['zimbirti', 'unknown'],
      ]);
      const [first, ...others] = explanation!.hits;
      expect(first).toMatchObject({
        family: PIN_FAMILY.name,
        familyId: familyId('z40-itici-pim'),
        level: 'exact',
        reason: 'Tam ölçü: d1 6 · L 200',
        columns: [
          { key: 'd1', value: 6_000 },
          { key: 'L', value: 200_000 },
        ],
      });
      for (const { score } of others) expect(score).toBeLessThanOrEqual(first!.score);
      const { explanation: flat } = (await moderator.get<CatalogueSearchReply>(url('kılavuz burç 9'))).json;
      expect(flat!.hits[0]!.familyId).toBeNull();
    });

    test('explains nothing to visitors', async () => {
      const { get } = await startApp(setup);
      expect((await get<CatalogueSearchReply>(url('pim 6x200'))).json.explanation).toBeNull();
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
