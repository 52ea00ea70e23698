/** Lists side by side, each below its heading. */
export const ColumnList = ({ lists }: { lists: readonly { title: string; items: readonly string[] }[] }) => (
  <ul className="column-list">
    {lists.map(({ title, items }, i) => (
      <li key={i}>
        {title && <h3>{title}</h3>}
        <ul>
          {items.map((item, n) => (
            <li key={n}>{item}</li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
