import { formatNumber } from '#contract/format.ts';
import { HOME_TEXTS as texts } from '../../texts/home.ts';
import { MouldDrawing, partClass } from './mould-drawing.tsx';
import type { MouldPart } from './page.ts';
import './mould.css';

/** Anchor of the drawing. */
export const MOULD_ID = 'kalip';

/** The mould drawing above the list of its parts: each part is a link in both. @param lit marked until another is */
export function Mould({ parts, lit }: { parts: readonly MouldPart[]; lit: number | undefined }) {
  return (
    <div id={MOULD_ID} className="home-mould sheet">
      <figure className="grid-paper">
        <MouldDrawing parts={parts} lit={lit} />
        <figcaption className="visually-hidden">{texts.drawing}</figcaption>
      </figure>
      <nav aria-label={texts.partList}>
        <ol className="home-parts cells">
          {texts.parts.map(({ name }, i) => (
            <li key={name}>
              <a className={partClass(i, lit)} href={parts[i]!.path}>
                <span>{name}</span>
                {parts[i]!.count !== null && <small className="figures">{formatNumber(parts[i]!.count)}</small>}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
