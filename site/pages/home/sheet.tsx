import { HOME_TEXTS } from '../../texts/home.ts';
import { MouldDrawing } from './mould-drawing.tsx';

/** A section through a mould, with its part list: each part leads to its products. */
export function Sheet({ company }: { company: string }) {
  return (
    <div className="home-sheet sheet">
      <figure><MouldDrawing /><figcaption className="visually-hidden">{HOME_TEXTS.drawing}</figcaption></figure>
      <nav aria-label={HOME_TEXTS.partList}>
        <ol className="home-parts cells">{HOME_TEXTS.parts.map(({ name, query }) => <li key={name}><a href={`/shop?q=${encodeURIComponent(query)}`}>{name}</a></li>)}</ol>
      </nav>
      <p className="home-sheet-title cells"><span>{company}</span><span>{HOME_TEXTS.drawingTitle}</span><span>{HOME_TEXTS.drawingScale}</span></p>
    </div>
  );
}

/** The same further down, where slides open the page. */
export function SheetSection({ company }: { company: string }) {
  return (
    <section className="section home-parts-section grid-paper" aria-labelledby="home-sheet">
      <div className="wrap">
        <div><h2 id="home-sheet">{HOME_TEXTS.sheetTitle}</h2><p className="lead">{HOME_TEXTS.sheetText}</p></div>
        <Sheet company={company} />
      </div>
    </section>
  );
}
