import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatNumber, shorten } from '#contract/format.ts';
import { panelRowPath } from '#contract/panel-paths.ts';
import {
  SEO_DESCRIPTION_LENGTH,
  SEO_TITLE_LENGTH,
  seoFindings,
  seoTitleOf,
  type SeoKind,
  type SeoSubject,
} from '#contract/seo.ts';
import { useSettings } from '../base/company.ts';
import { useCall } from '../base/queries.ts';
import { SEO_FINDING_SENTENCES } from '../fields/seo.ts';
import type { StatusLook } from '../fields/statuses.ts';
import { SEO_CHECK_TEXTS as texts } from './seo-texts.ts';
import { StatusTag } from './status.tsx';
import './seo-checks.css';

const GOOD: StatusLook = { label: texts.good, color: '#146c43', shape: 'done' };
const ADVICE: StatusLook = { label: texts.advice, color: '#8a5300', shape: 'attention' };
/** Longer than between two letters. */
const PAUSE_MS = 500;

/** Lists of the kinds in the panel. */
export const SEO_LISTS = { product: 'products', family: 'families', blog: 'blogs', page: 'pages' } as const;

interface SeoChecksProps {
  kind: SeoKind;
  /** Of the row; undefined for a new one. */
  id: string | undefined;
  /** The form's values as search engines would see them. */
  subject: SeoSubject;
  /** The page's address, in its parts. */
  address: readonly string[];
}

/** How the row looks in a search engine, and what could be better: while one types, and never a refusal. */
export function SeoChecks({ kind, id, subject, address }: SeoChecksProps) {
  const { site_title: site } = useSettings();
  const asked = useSettled(subject.title);
  const { data: duplicates = [] } = useCall(
    'GET /api/seo/duplicates',
    { query: { title: asked, kind, id } },
    { enabled: asked !== '' },
  );
  const same = subject.title === asked ? duplicates : [];
  const title = seoTitleOf(subject, site);
  const { description } = subject;
  const descriptionShown = () => {
    if (description === null) return texts.madeDescription;
    return shorten(description.replace(/\s+/g, ' '), SEO_DESCRIPTION_LENGTH.max) || texts.noDescription;
  };
  const findings = seoFindings(subject, site, same.length);
  const of = (part: string) => findings.filter(({ name }) => name.startsWith(part));
  const descriptionFits = () =>
    description === null ? texts.descriptionIsMade : texts.descriptionFits(formatNumber([...description].length));
  const lines = [
    {
      found: of('title-').filter(({ name }) => name !== 'title-duplicate'),
      good: texts.titleFits(formatNumber([...title].length)),
    },
    { found: of('title-duplicate'), good: texts.titleIsOwn },
    { found: of('description-'), good: descriptionFits() },
    { found: [...of('alt-'), ...of('link-')], good: texts.textFits },
  ];
  return (
    <section className="seo-checks" aria-label={texts.checks}>
      <figure className="seo-preview">
        <figcaption>{texts.preview}</figcaption>
        <p className="seo-preview-address">{[location.host, ...address].join(' › ')}</p>
        <p className="seo-preview-title">
          {shorten(subject.title === '' ? texts.noTitle : title, SEO_TITLE_LENGTH.max)}
        </p>
        <p>{descriptionShown()}</p>
      </figure>
      <h2>{texts.checks}</h2>
      <p className="seo-checks-hint">{texts.hint}</p>
      <ul>
        {lines.flatMap(({ found, good }) =>
          found.length === 0
            ? [
                <li key={good}>
                  <StatusTag look={GOOD} />
                  <span>{good}</span>
                </li>,
              ]
            : found.map(({ name, count }) => (
                <li key={name}>
                  <StatusTag look={ADVICE} />
                  <span>
                    {SEO_FINDING_SENTENCES[name](formatNumber(count))}
                    {name === 'title-duplicate' && <SameTitle rows={same} />}
                  </span>
                </li>
              )),
        )}
      </ul>
    </section>
  );
}

/** The other rows with the title, each a link to its form. */
function SameTitle({ rows }: { rows: readonly { _id: string; kind: SeoKind; name: string }[] }) {
  return (
    <>
      {' '}
      {texts.sameTitle}{' '}
      {rows.map(({ _id, kind, name }, i) => (
        <span key={_id}>
          {i > 0 && ', '}
          <Link to={panelRowPath(SEO_LISTS[kind], _id)}>{name}</Link>
        </span>
      ))}
    </>
  );
}

/** The text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
