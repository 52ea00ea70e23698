import './unbroken.css';

/** A standard with its form ('DIN 1530-A/D'), or a size or hardness with its unit ('Ø6×200 mm', 'M8×30', 'G 1/4', '60 ±2 HRC'). */
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const SIZE = String.raw`${NUMBER}(?: ?[×x/±–-]${NUMBER})*`;
const TOGETHER = new RegExp(
  String.raw`((?:DIN|ISO|EN)(?: (?:EN|ISO))* \d+(?:[./-]\w+)*|(?:Ø|\b[MRG]) ?${SIZE}(?: mm\b)?|\b${SIZE} (?:mm|H[RBV]C?|bar|W|V)\b)`,
);
/** Longer parts may break, because they would not fit a narrow card. */
const MAX_LENGTH = 20;

/** Splits a product's name; whole parts stay on one line. */
export const unbrokenParts = (name: string): { text: string; isWhole: boolean }[] =>
  name.split(TOGETHER).map((text, i) => ({ text, isWhole: i % 2 === 1 && text.length <= MAX_LENGTH }));

/** A product's name without line breaks inside sizes and standards. Copied text is the plain name. */
export const Unbroken = ({ text: name }: { text: string }) =>
  unbrokenParts(name).map(({ text, isWhole }, i) =>
    isWhole ? (
      <span key={i} className="unbroken">
        {text}
      </span>
    ) : (
      text
    ),
  );
