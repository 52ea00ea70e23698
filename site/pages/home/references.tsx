import type { Reference } from '#contract/references.ts';
import { HOME_TEXTS } from '../../texts/home.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';

const INTERVAL_MS = 4000;
/** On wide screens; narrower ones show fewer (sections.css). */
const PER_PAGE = 8;

/** The customers' brands; nothing if there are none or they could not be loaded. */
export function References({ references }: { references: Reference[] | null }) {
  if (!references?.length) return null;
  return (
    <section className="section home-references" aria-labelledby="home-references">
      <div className="wrap">
        <h2 id="home-references">{HOME_TEXTS.referencesTitle}</h2>
        <Carousel label={HOME_TEXTS.references} className="home-brands" intervalMs={INTERVAL_MS} perPage={PER_PAGE}>
          {references.map((reference) => (
            <li key={reference._id}>
              <Brand reference={reference} />
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}

function Brand({ reference: { name, logo, sector, website } }: { reference: Reference }) {
  const content = (
    <>
      {logo ? (
        <Picture kind="references" image={logo} alt={name} width={300} height={100} sizes="160px" />
      ) : (
        <strong>{name}</strong>
      )}
      <span>{sector}</span>
    </>
  );
  if (!website) return <div>{content}</div>;
  const isOurs = website.startsWith('/');
  return (
    <a href={website} target={isOurs ? undefined : '_blank'} rel={isOurs ? undefined : 'noopener'}>
      {content}
    </a>
  );
}
