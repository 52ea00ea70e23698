// The message as staff receive it: the lines of a request for a quote stand in it, above the visitor's words.
import { MAX_MESSAGE_LENGTH, withQuoteLines, type QuoteLineWritten } from '#contract/quote-lines.ts';
import type { FormValues } from '../../base/page.tsx';
import { CONTACT_TEXTS, QUOTE_MESSAGE_TEXTS as quoteTexts, MESSAGE_TEXTS as texts } from '../../texts/contact.ts';

/** Names of a line's fields. */
export const lineFields = (i: number) => ({ code: `code.${i}`, name: `article.${i}`, pieces: `pieces.${i}` });

/** The lines that a form carries. */
export function linesIn(values: FormValues): QuoteLineWritten[] {
  const lines: QuoteLineWritten[] = [];
  for (let i = 0; ; i++) {
    const fields = lineFields(i);
    const pieces = values[fields.pieces];
    if (pieces === undefined) return lines;
    lines.push({ code: values[fields.code] ?? '', name: values[fields.name] ?? '', pieces });
  }
}

/** The subject names the articles too, unless the visitor has written another. */
function subjectOf(subject: string, lines: readonly QuoteLineWritten[]): string {
  const [first] = lines;
  if (!first || subject.trim() !== CONTACT_TEXTS.quoteSubjectAny) return subject;
  return texts.quoteSubject(lines.length === 1 ? first.code || first.name : quoteTexts.subject(lines.length));
}

/** The contact form's fields, from its values. */
export function messageOf(values: FormValues) {
  const { name = '', email = '', phone = '', subject = '', message = '', cad } = values;
  const lines = linesIn(values);
  return {
    name,
    email,
    phone,
    subject: subjectOf(subject, lines),
    message: withQuoteLines(lines, message, quoteTexts, MAX_MESSAGE_LENGTH),
    cad,
  };
}
