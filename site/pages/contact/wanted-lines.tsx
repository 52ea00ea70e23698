import { productCodePath } from '#contract/paths.ts';
import { formatNumber } from '#contract/format.ts';
import type { WantedLine } from '../../cart/as-message.ts';
import { WANTED_TEXTS as texts } from '../../texts/contact.ts';

/** The products that a quote is asked for. `lines` is undefined until the browser's cart is read. */
export function WantedLines({ lines, isForCart }: { lines: readonly WantedLine[] | undefined; isForCart: boolean }) {
  const table = (
    <table className="contact-wanted">
      <caption className="visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.code}</th>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.pieces}</th>
        </tr>
      </thead>
      <tbody>
        {lines?.map(({ code, name, quantity }, i) => (
          <tr key={i}>
            <td className="code">{code && name ? <a href={productCodePath(code)}>{code}</a> : code}</td>
            <td>{name}</td>
            <td>{formatNumber(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isForCart) return table;
  // The cart is known to the browser alone: its box has one height, so that the form stays where it was rendered.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the arrow keys
    <section className="contact-wanted-cart" aria-label={texts.title} tabIndex={0}>
      {table}
      {lines?.length === 0 && <p className="muted">{texts.emptyCart}</p>}
    </section>
  );
}
