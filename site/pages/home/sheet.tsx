import type { ReactNode } from 'react';
import { HOME_TEXTS } from '../../texts/home.ts';
import { MouldDrawing, partClass } from './mould-drawing.tsx';

/** The mould drawing on a sheet, each part with its link; may hold the part list. */
export function Sheet({
  company,
  partPaths,
  children,
}: {
  company: string;
  partPaths: readonly string[];
  children?: ReactNode;
}) {
  return (
    <div className="home-sheet sheet">
      <figure>
        <MouldDrawing partPaths={partPaths} />
        <figcaption className="visually-hidden">{HOME_TEXTS.drawing}</figcaption>
      </figure>
      {children}
      <p className="home-sheet-title cells">
        <span>{company}</span>
        <span>{HOME_TEXTS.drawingTitle}</span>
        <span>{HOME_TEXTS.drawingScale}</span>
      </p>
    </div>
  );
}

export function PartList({ partPaths }: { partPaths: readonly string[] }) {
  return (
    <nav aria-label={HOME_TEXTS.partList}>
      <ol className="home-parts cells">
        {HOME_TEXTS.parts.map(({ name }, i) => (
          <li key={name}>
            <a className={partClass(i)} href={partPaths[i]}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The drawing beside its list, further down on a page that opens with slides. */
export function SheetSection({ company, partPaths }: { company: string; partPaths: readonly string[] }) {
  return (
    <section className="section home-parts-section grid-paper" aria-labelledby="home-sheet">
      <div className="wrap home-mould">
        <div>
          <h2 id="home-sheet">{HOME_TEXTS.sheetTitle}</h2>
          <p className="lead">{HOME_TEXTS.sheetText}</p>
        </div>
        <Sheet company={company} partPaths={partPaths} />
        <PartList partPaths={partPaths} />
      </div>
    </section>
  );
}
