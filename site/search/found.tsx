// The catalogue's answer to a search: what was typed exactly, then hits by family, then ways on. A separate chunk: the
// window and the catalogue's page fetch it with the first search.
import { useEffect } from 'react';
import { formatNumber } from '#contract/format.ts';
import type { FamilyCard } from '#contract/families.ts';
import { familySizesPath, searchQuotePath } from '#contract/page-paths.ts';
import { categoryPath, familyPath, productPath } from '#contract/paths.ts';
import type { CatalogueGroup, CatalogueSearchReply } from '#contract/search.ts';
import { useFrame } from '../base/frame.ts';
import { FOUND_TEXTS as texts } from '../texts/found.ts';
import { ArrowIcon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { Hit, rangeTexts, type Beside } from './hit.tsx';
import { noteMissed } from './missed.ts';
import { Ruler } from './ruler.tsx';
import { SearchLink, type OnSearch } from './search-link.tsx';
import { isNear, isNearOnly, isNothing } from './reply.ts';
import { ReadAs, Understood } from './understood.tsx';
import '../cart/quantity.css';
import './found.css';

export interface FoundProps {
  /** The text that was searched for. */
  term: string;
  reply: CatalogueSearchReply;
  /** Words were taken as typed, without corrections. */
  isExact?: boolean;
  /** Searches in place instead of following a link to another search. */
  onSearch?: OnSearch;
}

export function Found(props: FoundProps) {
  const { term, reply, isExact = false, onSearch } = props;
  const said = { term, reply, isExact, onSearch };
  const best = bestOf(reply);
  // Before many sizes, families and categories are the shorter way; after a size that was typed, they are others.
  const areNamesFirst = best === null && !isNearOnly(reply);
  // The page has room for the names of all families that answer; the window for those that the text names.
  const names = <Named reply={reply} hasAll={areNamesFirst && onSearch === undefined} />;
  if (isNothing(reply))
    return (
      <>
        <ReadAs {...said} />
        {names}
        <WaysOn {...props} />
      </>
    );
  return (
    <>
      <Understood {...said} />
      <ReadAs {...said} />
      {reply.ruler && <Ruler term={term} ruler={reply.ruler} />}
      {best && (
        <>
          {best.hit.level === 'exact' && <ExactLabel count={reply.exactCount} />}
          <ul className="hits" aria-label={texts.best}>
            <Hit
              hit={best.hit}
              family={best.family}
              beside={best}
              pieces={reply.quantity}
              isBest
              isOpenedByEnter={onSearch !== undefined}
            />
          </ul>
        </>
      )}
      {areNamesFirst && names}
      <Groups
        groups={groupsBeside(reply, best)}
        best={best}
        pieces={reply.quantity}
        hasRuler={reply.ruler !== null}
        isBelowExact={best?.hit.level === 'exact'}
        hasPictures={onSearch !== undefined}
      />
      {reply.near.length > 0 && (
        <>
          <h2 className="found-label">{texts.near}</h2>
          <ul className="hits" aria-label={texts.near}>
            {reply.near.map((hit) => (
              <Hit
                key={hit.product._id}
                hit={hit}
                beside={{ hit: reply.near[0]!, family: null }}
                pieces={reply.quantity}
              />
            ))}
          </ul>
        </>
      )}
      {isNearOnly(reply) && !reply.ruler && <Quote term={term} />}
      {!areNamesFirst && names}
    </>
  );
}

/** The hit that was surely meant: the very code, the very size, or the only one. */
function bestOf({ code, groups: [first], total }: CatalogueSearchReply): Beside | null {
  if (code) return { hit: { product: code.product, level: 'code', differs: [] }, family: first?.family ?? null };
  const hit = first?.hits[0];
  if (!first || !hit) return null;
  const isMeant = first.level === 'code' || first.level === 'exact' || (total === 1 && !isNear(first));
  return isMeant ? { hit, family: first.family } : null;
}

/** The groups without the best hit. */
const groupsBeside = ({ groups }: CatalogueSearchReply, best: Beside | null): CatalogueGroup[] =>
  groups.flatMap((group) => {
    const hits = group.hits.filter(({ product }) => product._id !== best?.hit.product._id);
    return hits.length === 0 ? [] : [{ ...group, hits }];
  });

/** 'Tam ölçü', and how many families have it. */
function ExactLabel({ count }: { count: number }) {
  return (
    <h2 className="found-label">
      {texts.exact} {count > 1 && <small>{texts.familyCount(formatNumber(count))}</small>}
    </h2>
  );
}

/** Neighbouring groups of one size each share a list; a group with more has its own, below its family's name. */
function Groups({
  groups,
  best,
  pieces,
  hasRuler,
  isBelowExact,
  hasPictures,
}: {
  groups: readonly CatalogueGroup[];
  best: Beside | null;
  pieces: number | null;
  /** What is not made is said above. */
  hasRuler: boolean;
  /** 'Tam ölçü' stands above: what is not of that size is set apart. */
  isBelowExact: boolean;
  /** Every row has its picture, as in the window; otherwise rows below a family's name have it with the name. */
  hasPictures: boolean;
}) {
  const lists: CatalogueGroup[][] = [];
  for (const group of groups) {
    const last = lists.at(-1);
    if (last && isSingle(last[0]!) && isSingle(group) && kindOf(last[0]!) === kindOf(group)) last.push(group);
    else lists.push([group]);
  }
  const firstNear = lists.find(([group]) => isNear(group));
  const firstOther = isBelowExact ? lists.find(([group]) => kindOf(group!) === 'other') : undefined;
  return lists.map((list) => {
    const [first] = list;
    const singles = isSingle(first!);
    return (
      <section key={first!.hits[0]!.product._id} className="found-group">
        {list === firstNear && <h2 className="found-label">{hasRuler ? texts.nearest : texts.near}</h2>}
        {list === firstOther && <h2 className="found-label">{texts.others}</h2>}
        {!singles && <GroupHead group={first!} hasPicture={!hasPictures} />}
        <ul className="hits" aria-label={singles ? texts.hits : first!.name}>
          {list.flatMap(({ family, hits }) =>
            hits.map((hit) => (
              <Hit
                key={hit.product._id}
                hit={hit}
                family={singles ? family : null}
                isLine={!hasPictures && !singles && family !== null}
                beside={(singles && best) || { hit: first!.hits[0]!, family: first!.family }}
                pieces={pieces}
              />
            )),
          )}
        </ul>
      </section>
    );
  });
}

/** What a heading says of a group. */
const kindOf = (group: CatalogueGroup): 'exact' | 'near' | 'other' => {
  if (isNear(group)) return 'near';
  return group.level === 'exact' ? 'exact' : 'other';
};

const isSingle = ({ hits, total }: CatalogueGroup): boolean => hits.length === 1 && total === 1;

/** '1.2210 · 60 ±2 HRC · 337 ölçü' */
const headFacts = ({ material, materialNumber, hardnessText, articleCount }: FamilyCard): string =>
  [materialNumber || material, hardnessText, texts.sizes(formatNumber(articleCount))].filter(Boolean).join(' · ');

/** ' · DIN 1530-A / ISO 6751 · d1 1,5–32 · L 100–1000': where there is room for it. */
const moreHeadFacts = ({ standards, keyRanges }: FamilyCard): string =>
  ['', standards.join(' / '), ...rangeTexts(keyRanges)].filter((text, i) => i === 0 || text !== '').join(' · ');

/** The family's name, and the way to all its sizes that fit. */
function GroupHead({ group, hasPicture }: { group: CatalogueGroup; hasPicture: boolean }) {
  const { family, name, total, filter } = group;
  const count = formatNumber(total);
  return (
    <div className="found-head">
      {family && hasPicture && (
        <Picture kind="products" image={family.img[0]} alt="" sizes="56px" width={56} height={42} />
      )}
      <div>
        <h3>
          {family ? (
            <a href={familyPath(family.slug)}>
              <Unbroken text={name} />
            </a>
          ) : (
            name
          )}
        </h3>
        {family && (
          <p>
            <Unbroken text={headFacts(family)} />
            <span className="found-head-more">{moreHeadFacts(family)}</span>
          </p>
        )}
      </div>
      {family && !isNear(group) && (
        <a
          className="found-all"
          href={familySizesPath(family.slug, filter)}
          aria-label={texts.allOfFamily(count, name)}
        >
          {texts.allOf(count)}
        </a>
      )}
    </div>
  );
}

/** Families in sight before the others fold out. */
const FAMILIES_SHOWN = 4;

/**
 * Families and categories that the text names, and sizes next to the one that was found.
 * @param hasAll all families that answer, instead of those that the text names
 */
function Named({ reply, hasAll }: { reply: CatalogueSearchReply; hasAll: boolean }) {
  const { categories, beside } = reply;
  const answering = hasAll ? answeringOf(reply) : [];
  const links = answering.length > 1 ? answering : reply.families.map((family) => linkTo(family));
  if (links.length + categories.length + beside.length === 0) return null;
  return (
    <div className={answering.length > 1 ? 'found-named found-named--all' : 'found-named'}>
      {links.length > 0 && (
        <nav aria-label={texts.families}>
          <h2 className="found-label">{texts.families}</h2>
          <FamilyLinks links={links.slice(0, FAMILIES_SHOWN)} />
          {links.length > FAMILIES_SHOWN && (
            <details className="found-rest">
              <summary>{texts.allFamilies(formatNumber(links.length))}</summary>
              <FamilyLinks links={links.slice(FAMILIES_SHOWN)} />
            </details>
          )}
        </nav>
      )}
      {categories.length > 0 && (
        <nav aria-label={texts.categories}>
          <h2 className="found-label">{texts.categories}</h2>
          <ul className="found-links">
            {categories.map(({ _id, name, parentCategory, productCount }) => (
              <li key={_id}>
                <a href={parentCategory ? categoryPath(parentCategory._id, _id) : categoryPath(_id)}>
                  <span>{name}</span>
                  <small>{texts.sizes(formatNumber(productCount))}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {beside.length > 0 && (
        <nav aria-label={texts.beside}>
          <h2 className="found-label">{texts.beside}</h2>
          <ul className="found-chips">
            {beside.map(({ size, product }) => (
              <li key={product._id}>
                <a className="found-chip figures" href={productPath(product)}>
                  {size}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface FamilyLink {
  family: FamilyCard;
  to: string;
  /** Sizes that `to` shows. */
  count: number;
}
const linkTo = (family: FamilyCard): FamilyLink => ({
  family,
  to: familyPath(family.slug),
  count: family.articleCount,
});
/** The families that answer, best first, each with its sizes that fit. */
const answeringOf = ({ groups }: CatalogueSearchReply): FamilyLink[] =>
  groups.flatMap(({ family, filter, total }) =>
    family ? [{ family, to: familySizesPath(family.slug, filter), count: total }] : [],
  );

const FamilyLinks = ({ links }: { links: readonly FamilyLink[] }) => (
  <ul className="found-links">
    {links.map(({ family: { _id, name }, to, count }) => (
      <li key={_id}>
        <a href={to}>
          <span>{name}</span>
          <small>{texts.sizes(formatNumber(count))}</small>
        </a>
      </li>
    ))}
  </ul>
);

/** Where nothing was found: what lies nearest, and the way to a quote. */
function WaysOn({ term, reply, isExact = false, onSearch }: FoundProps) {
  const { nearest, total } = reply;
  const isMissed = total === 0 && !isExact; // as typed, a text may well find nothing
  useEffect(() => (isMissed ? noteMissed(term) : undefined), [term, isMissed]);
  const words = nearest?.words ?? [];
  const families = nearest?.families ?? [];
  const { groups } = useFrame();
  const hasNothingNear = words.length + families.length + reply.families.length + reply.categories.length === 0;
  return (
    <div className="found-ways">
      {words.length > 0 && (
        <nav aria-label={texts.nearestWords}>
          <h2 className="found-label">{texts.nearestWords}</h2>
          <ul className="found-chips">
            {words.map((word) => (
              <li key={word}>
                <SearchLink className="found-chip" text={word} onSearch={onSearch}>
                  {word}
                </SearchLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {families.length > 0 && (
        <nav aria-label={texts.nearestFamilies}>
          <h2 className="found-label">{texts.nearestFamilies}</h2>
          <ul className="found-chips">
            {families.map(({ _id, name, slug }) => (
              <li key={_id}>
                <a className="found-chip" href={familyPath(slug)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hasNothingNear && groups.length > 0 && (
        <nav aria-label={texts.groups}>
          <h2 className="found-label">{texts.groups}</h2>
          <ul className="found-chips">
            {groups.map(({ label, href }) => (
              <li key={href}>
                <a className="found-chip" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Quote term={term} isOnly />
    </div>
  );
}

/** The way to a quote with the text. @param isOnly nothing was found: it is the deed of the page */
const Quote = ({ term, isOnly = false }: { term: string; isOnly?: boolean }) => (
  <p className={isOnly ? 'found-quote found-quote--only' : 'found-quote'}>
    <span className="muted">{texts.quoteHint}</span>
    <a className={isOnly ? 'button button--accent' : 'more'} href={searchQuotePath(term)}>
      {texts.quote(term)}
      {!isOnly && <ArrowIcon />}
    </a>
  </p>
);
