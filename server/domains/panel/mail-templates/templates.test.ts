import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { MailTemplate } from '#contract/mail-templates.ts';
import { WORDED_KINDS, WORDED_MAILS } from '#contract/mail-wording.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { startShop } from '../../../testing/payments.ts';
import { mailSite } from '../../../testing/mail-site.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { sampleOf } from './samples.ts';

const PATH = '/api/mail/templates/order-received';
const WORDS = {
  subject: 'Teşekkürler: {sipariş_no}',
  intro: 'Merhaba {müşteri},\n{tutar} tutarındaki <siparişiniz> için teşekkürler.',
  outro: 'Sevgiler, {site}',
};

test('every mail has an example, in which no place is left open', () => {
  for (const kind of WORDED_KINDS) {
    const { subject, text, html } = sampleOf(mailSite(), kind, WORDED_MAILS[kind].words);
    for (const written of [subject, text, html.replace(/<style>.*<\/style>/s, '')])
      expect(written, kind).not.toMatch(/\{[\p{L}_]+\}/u);
    const intro = WORDED_MAILS[kind].places.map((place) => `<${place}:{${place}}>`).join('');
    expect(sampleOf(mailSite(), kind, { subject: 'x', intro, outro: '' }).text, kind).not.toMatch(/:(?:\{|>)/);
  }
});

describeOnEngines(
  'words of mails',
  (setup) => {
    const start = async () => {
      const shop = await startShop(setup);
      const admin = await signIn(shop, 'admin', { name: 'Ayşe Usta' });
      const mails = async (kind: string) =>
        shop.database.db
          .selectFrom('outbox')
          .select(['recipient', 'subject', 'bodyText', 'bodyHtml'])
          .where('kind', '=', kind)
          .orderBy('id')
          .execute();
      const paid = async () => {
        const order = await shop.order();
        shop.pay(order);
        await shop.tell(order);
        return order;
      };
      return { shop, admin, mails, paid };
    };

    test('are the program’s until staff write their own, which customers then get, and can go back', async () => {
      const { admin, mails, paid } = await start();
      const { json: all } = await admin.get<MailTemplate[]>('/api/mail/templates');
      expect(all.map(({ _id }) => _id)).toEqual(WORDED_KINDS);
      expect(all.every(({ isOwn, version }) => !isOwn && version === 1)).toBe(true);

      const saved = await admin.put<MailTemplate>(PATH, { ...WORDS, version: 1 });
      expect(saved.json).toMatchObject({ ...WORDS, isOwn: true, changedBy: 'Ayşe Usta', version: 2 });
      const order = await paid();
      const [mail] = await mails('order-received');
      expect(mail!.subject).toBe(`Teşekkürler: ${order.number}`);
      expect(mail!.bodyText).toMatch(/tutarındaki <siparişiniz> için teşekkürler\./);
      expect(mail!.bodyText).toContain('Sevgiler, ');
      expect(mail!.bodyHtml).toContain('&lt;siparişiniz&gt;');
      expect(mail!.bodyText).not.toContain('{');

      expect((await admin.del(PATH)).status).toBe(204);
      expect((await admin.del(PATH)).status).toBe(204);
      expect((await admin.get<MailTemplate>(PATH)).json).toMatchObject({ isOwn: false, version: 1 });
      await paid();
      expect((await mails('order-received'))[1]!.subject).toMatch(/^Siparişiniz alındı: SP-/);
      const { json } = await admin.get<{ items: { title: string; changes: { field: string }[] }[] }>(
        '/api/audit?kind=mail-template',
      );
      expect(json.items.map(({ title, changes }) => [title, changes.length])).toEqual([
        ['Sipariş alındı', 3],
        ['Sipariş alındı', 3],
      ]);
    });

    test('with an unknown place, without words, or over newer ones are refused at their field', async () => {
      const { admin, shop } = await start();
      const refused = async (body: object) => (await admin.put<ErrorBody>(PATH, body)).json.fields;
      const LIST = '{müşteri}, {sipariş_no}, {tutar}, {site}';
      expect(await refused({ intro: 'Kargo {takip_no}' })).toEqual({
        intro: `{takip_no} bu e-postada yok. Kullanabilecekleriniz: ${LIST}`,
      });
      expect(await refused({ outro: '{ site }' })).toEqual({
        outro: `{ site } bu e-postada yok. Kullanabilecekleriniz: ${LIST}`,
      });
      expect(await refused({ subject: '{müşteri}: teşekkürler' })).toEqual({
        subject: '{müşteri} bu e-postada yok. Kullanabilecekleriniz: {sipariş_no}, {tutar}, {site}',
      });
      expect(await refused({ subject: ' ', intro: '' })).toEqual({
        subject: 'Lütfen konuyu yazın!',
        intro: 'Lütfen giriş metnini yazın!',
      });
      expect(Object.keys((await refused({ intro: 'x'.repeat(2_001) }))!)).toEqual(['intro']);
      await admin.put(PATH, { outro: 'A' });
      expect((await admin.put<ErrorBody>(PATH, { outro: 'B', version: 1 })).json.code).toBe('STALE');
      expect((await admin.put('/api/mail/templates/order-staff', { outro: 'x' })).status).toBe(404);
      expect((await shop.database.db.selectFrom('mailTemplates').selectAll().execute()).length).toBe(1);
    });

    test('are sent to oneself before they are saved', async () => {
      const { admin, mails } = await start();
      const { json } = await admin.post<{ to: string }>(`${PATH}/test`, WORDS);
      const [mail] = await mails('mail-trial');
      expect(mail).toMatchObject({ recipient: json.to, subject: 'Teşekkürler: SP-2026-000123' });
      expect(mail!.bodyText).toContain('Merhaba Şükrü Ağaoğlu,\n₺1.250,00 tutarındaki');
      expect((await admin.post<ErrorBody>(`${PATH}/test`, { ...WORDS, outro: '{x}' })).status).toBe(400);
      expect((await admin.get<MailTemplate>(PATH)).json.isOwn).toBe(false);
    });
  },
  seedSmallCatalogue,
);
