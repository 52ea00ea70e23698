import { SECTION_TEXTS as texts } from '../../texts/dynamic-page.ts';
import { Box, Title, type PropsOfSection } from './parts.tsx';

export function Certificates({ section: { title, certificates }, id }: PropsOfSection<'certificates'>) {
  return (
    <Box id={id} title={title}>
      <Title id={id} title={title} />
      <ul className="sections-certificates">
        {certificates.map(({ name, title: subject, description, year, authority, validity, status }, i) => (
          <li key={i} className="sheet">
            <h3>{name}</h3>
            {subject && <p className="sections-certificate-title">{subject}</p>}
            {description && <p>{description}</p>}
            <dl>
              {year && (
                <div>
                  <dt>{texts.year}</dt>
                  <dd>{year}</dd>
                </div>
              )}
              {authority && (
                <div>
                  <dt>{texts.authority}</dt>
                  <dd>{authority}</dd>
                </div>
              )}
              {validity && (
                <div>
                  <dt>{texts.validity}</dt>
                  <dd>{validity}</dd>
                </div>
              )}
              <div>
                <dt>{texts.status}</dt>
                <dd className={`sections-status sections-status--${status}`}>{texts[status]}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Box>
  );
}
