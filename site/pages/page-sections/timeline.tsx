import { Box, Paragraphs, Title, type PropsOfSection } from './parts.tsx';

/** Milestones alternating left and right of a dimension line. */
export function Timeline({ section: { title, milestones }, id }: PropsOfSection<'timeline'>) {
  return (
    <Box id={id} title={title}>
      <Title id={id} title={title} />
      <ol className="sections-timeline">
        {milestones.map(({ year, title: name, description }, i) => (
          <li key={i}>
            <p className="sections-year">{year}</p>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Box>
  );
}

export function Growth({ section: { title, paragraphs, achievements }, id }: PropsOfSection<'growth'>) {
  return (
    <Box id={id} title={title} className="sections-tinted">
      <div className="sections-story">
        <div>
          <Title id={id} title={title} />
          <Paragraphs html={paragraphs} />
        </div>
        {achievements.length > 0 && (
          <ul className="sections-achievements">
            {achievements.map((one, i) => (
              <li key={i}>{one}</li>
            ))}
          </ul>
        )}
      </div>
    </Box>
  );
}

export function Standards({ section: { title, paragraphs }, id }: PropsOfSection<'standards'>) {
  return (
    <Box id={id} title={title} className="sections-standards">
      <div className={title ? 'sections-columns' : undefined}>
        <Title id={id} title={title} />
        <Paragraphs html={paragraphs} />
      </div>
    </Box>
  );
}
