import { SECTION_TEXTS as texts } from '../../texts/dynamic-page.ts';
import { Box, Title, type PropsOfSection } from './parts.tsx';

export function Facilities({ section: { title, facilities }, id }: PropsOfSection<'facilities'>) {
  return (
    <Box id={id} title={title}>
      <Title id={id} title={title} />
      <ul className="sections-facilities">
        {facilities.map(({ name, type, area, location, capacity, features }, i) => (
          <li key={i}>
            <div>
              {type && <p className="sections-small">{type}</p>}
              <h3>{name}</h3>
            </div>
            <dl>
              {area && (
                <div>
                  <dt>{texts.area}</dt>
                  <dd>{area}</dd>
                </div>
              )}
              {location && (
                <div>
                  <dt>{texts.location}</dt>
                  <dd>{location}</dd>
                </div>
              )}
              {capacity && (
                <div>
                  <dt>{texts.capacity}</dt>
                  <dd>{capacity}</dd>
                </div>
              )}
            </dl>
            {features.length > 0 && (
              <ul className="sections-points">
                {features.map((feature, n) => (
                  <li key={n}>{feature}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}

export function Equipment({ section: { title, categories }, id }: PropsOfSection<'equipment'>) {
  return (
    <Box id={id} title={title} className="sections-tinted">
      <Title id={id} title={title} />
      <ul className="sections-equipment cells">
        {categories.map((category, i) => (
          <li key={i}>
            <h3>{category.title}</h3>
            <ul className="sections-points">
              {category.items.map((item, n) => (
                <li key={n}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Box>
  );
}
