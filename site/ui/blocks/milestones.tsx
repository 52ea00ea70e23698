export interface Milestone {
  year: string | number;
  title: string;
  text: string;
}

/** Milestones as a ruled table of years, alternating left and right of its middle line on wide screens. */
export const Milestones = ({ milestones }: { milestones: readonly Milestone[] }) => (
  <ol className="milestones">
    {milestones.map(({ year, title, text }, i) => (
      <li key={i}>
        <p className="milestone-year">{year}</p>
        <div>
          {title && <h3>{title}</h3>}
          {text && <p>{text}</p>}
        </div>
      </li>
    ))}
  </ol>
);
