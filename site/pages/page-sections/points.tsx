import { ClassIcon } from '../../ui/class-icon.tsx';
import { Box, Title, type PropsOfSection } from './parts.tsx';

export function Values({ section: { title, values }, id }: PropsOfSection<'values'>) {
  return (
    <Box id={id} title={title}>
      <Title id={id} title={title} />
      <Points className="sections-values" points={values} />
    </Box>
  );
}

export function Features({ section: { title, items }, id }: PropsOfSection<'features'>) {
  return (
    <Box id={id} title={title}>
      <Title id={id} title={title} />
      <Points className="sections-features cells" points={items} />
    </Box>
  );
}

function Points({
  className,
  points,
}: {
  className: string;
  points: readonly { icon: string; title: string; description: string }[];
}) {
  return (
    <ul className={className}>
      {points.map(({ icon, title, description }, i) => (
        <li key={i}>
          {icon && <ClassIcon name={icon} />}
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
