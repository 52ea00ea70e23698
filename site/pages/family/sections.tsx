// What stands below the table: description, mounting, documents.
import type { ReactNode } from 'react';
import { CAD_DISCLAIMER } from '#contract/cad-texts.ts';
import type { Family } from '#contract/families.ts';
import { formatFileSize } from '#contract/format.ts';
import { FAMILY_TEXTS as texts } from '../../texts/family.ts';

interface Section {
  id: string;
  title: string;
  content: ReactNode;
}

const Points = ({ points, title }: { points: readonly string[]; title?: string }) =>
  points.length > 0 && (
    <>
      {title && <h3>{title}</h3>}
      <ul className="family-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );

/** The sections that have content. The server has sanitized the description. */
const sectionsOf = ({ summary, body, features, applications, notes, documents, hasCad }: Family): Section[] =>
  [
    (summary || body || features.length > 0 || applications.length > 0) && {
      id: 'aciklama',
      title: texts.description,
      content: (
        <>
          {summary && <p className="family-prose">{summary}</p>}
          {body && <div className="family-prose" dangerouslySetInnerHTML={{ __html: body }} />}
          <Points points={features} title={texts.features} />
          <Points points={applications} title={texts.applications} />
        </>
      ),
    },
    notes.length > 0 && { id: 'montaj', title: texts.mounting, content: <Points points={notes} /> },
    documents.length > 0 && {
      id: 'belgeler',
      title: texts.documents,
      content: (
        <ul className="family-documents">
          {documents.map(({ name, url, type, size }) => (
            <li key={url}>
              <a href={url} download="">
                <b>{texts.documentTypes[type]}</b> {name} <small>{formatFileSize(size)}</small>
              </a>
            </li>
          ))}
        </ul>
      ),
    },
    hasCad && {
      id: 'cad',
      title: texts.cad,
      content: (
        <>
          <p className="family-prose">{texts.cadFiles}</p>
          <p className="family-prose">{CAD_DISCLAIMER}</p>
        </>
      ),
    },
  ].filter((section) => typeof section === 'object');

/** Links to the parts of the page. */
export const sectionLinks = (family: Family): { id: string; title: string }[] => [
  { id: 'olculer', title: texts.table },
  ...sectionsOf(family).map(({ id, title }) => ({
    id,
    title: id === 'belgeler' ? `${title} (${family.documents.length})` : title,
  })),
];

export const Sections = ({ family }: { family: Family }) => (
  <div className="family-sections">
    {sectionsOf(family).map(({ id, title, content }) => (
      <section key={id} id={id} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {content}
      </section>
    ))}
  </div>
);
