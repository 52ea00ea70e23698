import { unbrokenParts } from '../ui/unbroken.tsx';

const STANDARD = /^(?:DIN|ISO|EN) /;

/** An article's name with its size in bold: what differs between the lines of a cart. */
export const SizedName = ({ name }: { name: string }) =>
  unbrokenParts(name).map(({ text, isWhole }, i) => {
    if (!isWhole) return text;
    const Size = STANDARD.test(text) ? 'span' : 'b';
    return (
      <Size key={i} className="unbroken">
        {text}
      </Size>
    );
  });
