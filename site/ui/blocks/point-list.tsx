import { ClassIcon } from '../class-icon.tsx';

export interface Point {
  title: string;
  text: string;
  /** A line of low rank below the text. */
  note?: string;
  /** The class of an icon, as staff chose it. */
  icon?: string;
}

interface PointListProps {
  points: readonly Point[];
  /** The list has the page's width: rows of two or three. */
  isWide?: boolean;
  /** The order means something: the points are numbered. */
  isNumbered?: boolean;
}

/** Points with a heading and a sentence each, as ruled rows. */
export function PointList({ points, isWide = false, isNumbered = false }: PointListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={`point-list ${isWide ? wideClass(points.length) : ''}`}>
      {points.map(({ title, text, note, icon }, i) => (
        <li key={i}>
          <h3>
            {isNumbered && <span className="point-number">{i + 1}</span>}
            {icon && <ClassIcon name={icon} />}
            {title}
          </h3>
          <div>
            {text && <p>{text}</p>}
            {note && <p className="muted">{note}</p>}
          </div>
        </li>
      ))}
    </List>
  );
}

/** As many in a row as leave no hole in the last one, where that is possible. */
function wideClass(count: number): string {
  if (count === 5) return 'point-list--five';
  return count % 3 === 0 ? 'point-list--three' : 'point-list--two';
}
