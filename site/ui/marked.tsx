import type { MarkedText } from '#contract/content-search.ts';
import './marked.css';

/** A text of the search with the found words marked. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: piece, isHit }, i) => (isHit ? <mark key={i}>{piece}</mark> : piece));
