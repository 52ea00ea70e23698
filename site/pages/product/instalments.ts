// What a product costs in instalments, in a dialog over the page. Fetched when it is first wanted.
import { ApiError } from '#contract/api-error.ts';
import { formatMoney } from '#contract/money.ts';
import type { Instalments } from '#contract/payment.ts';
import { countOf } from '#contract/units.ts';
import { api } from '../../base/browser-api.ts';
import { markup, type Markup } from '../../base/markup.ts';
import { INSTALMENT_TEXTS as texts } from '../../texts/instalments.ts';
import './instalments.css';

const lira = (amount: number): string => formatMoney(amount, 'TRY');

const frame = (title: string): Markup =>
  markup`<header><h2 id="instalments-title" tabindex="-1">${title}</h2><form method="dialog"><button class="button button--quiet button--dense">${texts.close}</button></form></header><section tabindex="0" aria-labelledby="instalments-title"><output>${texts.loading}</output></section><footer>${texts.hint}</footer>`;

/** A group of rows for each family of cards. */
function table({ amount, unit, hasVat, families }: Instalments, quantity: number): Markup {
  const groups = families.map(
    ({ name, options }) =>
      markup`<tbody>${options.map(
        ({ count, monthly, total }, i) =>
          markup`<tr>${i === 0 && markup`<th scope="rowgroup" rowspan="${options.length}">${name}</th>`}<td>${count}</td><td>${lira(monthly)}</td><td>${lira(total)}${total === amount && markup`<small>${texts.free}</small>`}</td></tr>`,
      )}</tbody>`,
  );
  const heads = [texts.card, texts.count, texts.monthly, texts.total];
  return markup`<p>${texts.amount(lira(amount!), countOf(quantity, unit))}${hasVat && ` ${texts.withVat}`}</p><table><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead>${groups}</table>`;
}

/**
 * @param product its id
 * @param title what the page calls it
 */
export async function openInstalments(product: string, quantity: number, title: string): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'instalments';
  dialog.setAttribute('aria-labelledby', 'instalments-title');
  dialog.innerHTML = frame(title).html;
  dialog.addEventListener('close', () => dialog.remove());
  // A press beside it closes it, as Escape does.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('h2')!.focus();
  const section = dialog.querySelector('section')!;
  const said = dialog.querySelector('output')!;
  try {
    const reply = await api('GET /api/payment/instalments', { query: { product, quantity } });
    if (reply.amount === null || reply.families.length === 0) said.textContent = texts.none;
    else section.innerHTML = table(reply, quantity).html;
  } catch (error) {
    said.textContent = ApiError.is(error) && error.status > 0 ? error.message : texts.failed;
  }
}
