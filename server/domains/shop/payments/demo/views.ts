// HTML of the test provider's pages.
import { formatNumber } from '#contract/format.ts';
import { formatMoney, toMajor } from '#contract/money.ts';
import { escapeHtml } from '../../../../base/mail/parts.ts';
import { withSessionId } from '../provider/provider.ts';
import { chargedOf } from './instalments.ts';
import { CONFIRMATIONS, SLOW_MS, type Confirmation, type DemoSession } from './memory.ts';

export interface Shown {
  status: number;
  html: string;
}

const SLOW = `yaklaşık ${SLOW_MS / 1000} saniye sonra`;
const CONFIRMATION_TEXTS: Record<Confirmation, readonly [label: string, meaning: string]> = {
  immediate: ['Hemen', 'Ödeme anında onaylanır, bildirim hemen gider.'],
  slow: ['Gecikmeli', `Tarayıcı hemen döner; onay ve bildirim ${SLOW} gelir.`],
  lost: ['Bildirim kaybolur', 'Ödeme alınır, mağazaya bildirim gönderilmez.'],
  duplicate: ['Yinelenen bildirim', 'Onay iki kez gider, ardından daha eski bir bildirim gelir.'],
  'late-failure': ['Sonradan başarısız', `Tarayıcı hemen döner; ödemenin alınamadığı ${SLOW} bildirilir.`],
};
const ENDED_TEXTS = {
  paid: ['Bu ödeme tamamlandı', 'Aynı sipariş için yeniden ödeme yapılmaz.'],
  processing: ['Bu ödeme işleniyor', 'Ödeme alındı, onayı bekleniyor. Aynı sipariş için yeniden ödeme yapılmaz.'],
  failed: ['Bu ödeme başarısız oldu', 'Ödeme alınamadı. Mağazaya dönüp yeniden deneyebilirsiniz.'],
  expired: [
    'Bu ödeme oturumunun süresi doldu',
    'Bu sayfadan artık ödeme yapılamaz. Mağazaya dönüp yeniden deneyebilirsiniz.',
  ],
} as const;

const page = (title: string, shop: string, content: string, status = 200): Shown => ({
  status,
  html: `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | Test Ödemesi</title>
<link rel="preload" href="/odeme-test/dosya/sans.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/odeme-test/dosya/faces.css">
<link rel="stylesheet" href="/odeme-test/dosya/page.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<header>
<p class="test-band"><strong>TEST ÖDEMESİ</strong> – gerçek para çekilmez</p>
<div class="head"><p class="head-shop">${escapeHtml(shop)}</p><p class="head-provider">Deneme ödeme sayfası</p></div>
</header>
<main>${content}</main>
</body>
</html>`,
});

const money = (minor: number, { currency }: DemoSession): string => formatMoney(toMajor(minor), currency);

const amountBlock = (session: DemoSession): string => `
<dl class="amount">
<div><dt>Ödenecek tutar</dt><dd class="amount-figure">${escapeHtml(money(session.amountMinor, session))}</dd></div>
<div><dt>Sipariş no</dt><dd class="code">${escapeHtml(session.orderNumber)}</dd></div>
</dl>`;

const linesBlock = (session: DemoSession): string => `
<section class="lines" aria-labelledby="lines-title">
<h2 id="lines-title">Sipariş içeriği</h2>
<table>
<thead><tr><th scope="col">Ürün</th><th scope="col">Adet</th><th scope="col">Tutar</th></tr></thead>
<tbody>${session.lines
  .map(
    ({ name, unitAmountMinor, quantity }) => `
<tr><th scope="row">${escapeHtml(name)}${quantity > 1 ? `<span class="unit">birim ${escapeHtml(money(unitAmountMinor, session))}</span>` : ''}</th><td>${formatNumber(quantity, 0)}</td><td>${escapeHtml(money(unitAmountMinor * quantity, session))}</td></tr>`,
  )
  .join('')}
</tbody>
<tfoot><tr><th scope="row" colspan="2">Toplam</th><td>${escapeHtml(money(session.amountMinor, session))}</td></tr></tfoot>
</table>
</section>`;

const choice = (one: Confirmation, i: number): string => `
<div class="choice">
<input type="radio" name="confirmation" value="${one}" id="${one}" aria-describedby="${one}-meaning"${i === 0 ? ' checked' : ''}>
<div><label for="${one}">${CONFIRMATION_TEXTS[one][0]}</label><p id="${one}-meaning">${CONFIRMATION_TEXTS[one][1]}</p></div>
</div>`;

/** @param counts besides a single payment */
const instalmentsBlock = (session: DemoSession, counts: readonly number[]): string =>
  counts.length === 0
    ? ''
    : `
<div class="form-field">
<label for="instalments">Taksit</label>
<select class="field" id="instalments" name="instalments">
<option value="1">Tek çekim · ${escapeHtml(money(session.amountMinor, session))}</option>
${counts.map((count) => `<option value="${count}">${count} taksit · ${escapeHtml(money(chargedOf(session.amountMinor, count), session))}</option>`).join('\n')}
</select>
</div>`;

export const payView = (
  session: DemoSession,
  shop: string,
  { isDeclined, counts }: { isDeclined: boolean; counts: readonly number[] },
): Shown =>
  page(
    'Ödeme',
    shop,
    `
<div class="pay">
<div class="pay-title"><h1>Ödeme</h1>${amountBlock(session)}</div>
<form class="sheet pay-form" method="post" action="/odeme-test/${encodeURIComponent(session.id)}">
${isDeclined ? '<p class="notice notice--error" role="alert"><strong>Ödeme reddedildi.</strong> Kartınız onaylanmadı; yeniden deneyebilir veya vazgeçebilirsiniz.</p>' : ''}
<dl class="card">
<div class="card-number"><dt>Kart numarası</dt><dd>0000 0000 0000 0000</dd></div>
<div><dt>Son kullanma</dt><dd>12/99</dd></div>
<div><dt>Kart</dt><dd>TEST</dd></div>
</dl>${instalmentsBlock(session, counts)}
<fieldset>
<legend>Onay mağazaya nasıl ulaşsın?</legend>
${CONFIRMATIONS.map(choice).join('\n')}
</fieldset>
<div class="buttons">
<button class="button" name="action" value="pay">Öde</button>
<button class="button button--quiet" name="action" value="secure">3-D Secure ile öde</button>
<button class="button button--quiet" name="action" value="decline">Reddet</button>
<button class="button button--quiet" name="action" value="cancel">Vazgeç</button>
</div>
</form>
${linesBlock(session)}
</div>`,
  );

export const codeView = (
  session: DemoSession,
  shop: string,
  {
    code,
    confirmation,
    instalments,
    isWrong,
  }: { code: string; confirmation: Confirmation; instalments: number; isWrong: boolean },
): Shown =>
  page(
    '3-D Secure',
    shop,
    `
<div class="narrow">
<h1>3-D Secure doğrulaması</h1>
${amountBlock(session)}
<form class="sheet pay-form" method="post" action="/odeme-test/${encodeURIComponent(session.id)}/3d-secure">
<p>Gerçek ödemede kod telefonunuza gelir. Bu denemede kod: <strong class="code secure-code">${code}</strong></p>
<input type="hidden" name="confirmation" value="${confirmation}">
<input type="hidden" name="instalments" value="${instalments}">
<div class="form-field">
<label for="code">Doğrulama kodu</label>
<input class="field code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${isWrong ? ' aria-invalid="true" aria-describedby="code-error" autofocus' : ''}>
${isWrong ? '<p class="form-error" id="code-error" role="alert">Kod yanlış. Lütfen yukarıdaki kodu girin.</p>' : ''}
</div>
<div class="buttons">
<button class="button">Onayla</button>
<a class="button button--quiet" href="/odeme-test/${encodeURIComponent(session.id)}">Geri dön</a>
</div>
</form>
</div>`,
  );

export function endedView(session: DemoSession, shop: string): Shown {
  const [title, text] = ENDED_TEXTS[session.status === 'open' ? 'expired' : session.status];
  const isDone = session.status === 'paid' || session.status === 'processing';
  return page(
    title,
    shop,
    `
<div class="narrow">
<h1>${title}</h1>
<div class="sheet pay-form">
<p>${text}</p>
<p>Sipariş no: <span class="code">${escapeHtml(session.orderNumber)}</span></p>
<div class="buttons"><a class="button" href="${escapeHtml(isDone ? withSessionId(session.successUrl, session.id) : session.cancelUrl)}">Mağazaya dön</a></div>
</div>
</div>`,
    isDone ? 200 : 410,
  );
}

export const missingView = (shop: string): Shown =>
  page(
    'Ödeme oturumu bulunamadı',
    shop,
    `
<div class="narrow">
<h1>Ödeme oturumu bulunamadı</h1>
<div class="sheet pay-form">
<p>Bu adreste bir ödeme yok. Bağlantı eksik kopyalanmış olabilir.</p>
<div class="buttons"><a class="button" href="/">Mağazaya dön</a></div>
</div>
</div>`,
    404,
  );
