import { leadTimeOf } from '#contract/delivery.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#contract/order-facts.ts';
import { productCodePath } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import type { Offer, WantedLine } from '../../cart/wanted-lines.ts';
import { WANTED_TEXTS as texts } from '../../texts/contact.ts';
import { FieldError } from '../../ui/form-field.tsx';
import type { Form } from '../../ui/form-state.ts';
import { priceWords } from '../../ui/price-words.ts';
import { Stock } from '../../ui/price.tsx';
import { lineFields } from './message.ts';

interface Props {
  form: Form;
  /** undefined until the browser's cart is read. */
  lines: readonly WantedLine[] | undefined;
  isForCart: boolean;
}

/** The articles that a quote is asked for, with their pieces to change: fields of the form, written into its message. */
export function WantedLines({ form, lines, isForCart }: Props) {
  const table = (
    <table className="contact-wanted">
      <caption className="visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.code}</th>
          <th scope="col">{texts.product}</th>
          <th scope="col" className="contact-stock">
            {texts.stock}
          </th>
          <th scope="col" className="contact-price">
            {texts.price}
          </th>
          <th scope="col">{texts.pieces}</th>
        </tr>
      </thead>
      <tbody>
        {lines?.map((line, i) => (
          <Line key={`${line.code} ${line.name} ${i}`} form={form} line={line} i={i} />
        ))}
      </tbody>
    </table>
  );
  if (!isForCart) return table;
  // The cart is known to the browser alone: its box has one height, so that the form stays where it was rendered.
  return (
    <section className="contact-wanted-cart" aria-label={texts.title}>
      {table}
      {lines?.length === 0 && <p className="muted">{texts.emptyCart}</p>}
    </section>
  );
}

function Line({ form, line: { code, name, quantity, offer }, i }: { form: Form; line: WantedLine; i: number }) {
  const fields = lineFields(i);
  const id = `${form.id}-${fields.pieces}`;
  const error = form.errorOf(fields.pieces);
  return (
    <tr>
      <td className="code">
        {code && name ? <a href={productCodePath(code)}>{code}</a> : code}
        <input type="hidden" name={fields.code} value={code} />
        <input type="hidden" name={fields.name} value={name} />
      </td>
      <td>
        {name}
        <FieldError id={id} error={error} />
      </td>
      <td className="contact-stock">{offer && <InStock offer={offer} />}</td>
      <td className="contact-price">{offer && (offer.price ? priceWords(offer.price)[0] : texts.noPrice)}</td>
      <td>
        <input
          id={id}
          className="field"
          name={fields.pieces}
          type="number"
          inputMode="numeric"
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          required
          defaultValue={form.startOf(fields.pieces, String(quantity))}
          aria-label={texts.piecesOf(code || name)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
      </td>
    </tr>
  );
}

function InStock({ offer }: { offer: Offer }) {
  const time = leadTimeOf(offer, useFrame().settings);
  return (
    <>
      <Stock status={offer.stockStatus} />
      {time && <span className="muted"> {time}</span>}
    </>
  );
}
