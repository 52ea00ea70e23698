import { formatNumber, withRangeDash } from '#contract/format.ts';
import { searchPath } from '#contract/page-paths.ts';
import { productPath } from '#contract/paths.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { add, isBuyable } from '../../cart/add-button.tsx';
import { OFFER_TEXTS } from '../../texts/frame.ts';
import { HOME_TEXTS as texts } from '../../texts/home.ts';
import { HOME_SEARCH_ID } from '../../ui/home-search.ts';
import { Picture } from '../../ui/picture.tsx';
import { PriceOrQuote } from '../../ui/figures.tsx';
import { Stock } from '../../ui/price.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { Mould } from './mould.tsx';
import type { Example, HomeData } from './page.ts';

/** The opening: the search with a row of its answer, facts, and the mould as a way to each part. */
export function Hero({
  settings,
  data: { example, parts, totals },
}: {
  settings: Settings;
  data: Pick<HomeData, 'example' | 'parts' | 'totals'>;
}) {
  return (
    <section className="home-hero">
      <div className="wrap">
        <div className="home-answer">
          <h1>
            {texts.title[0]} <br />
            {texts.title[1]}
          </h1>
          <p className="lead">
            {totals ? texts.leadWithTotals(formatNumber(totals.total), formatNumber(totals.articleTotal)) : texts.lead}
          </p>
          <SearchForm id={HOME_SEARCH_ID} prompt={example ? texts.exampleQuery : undefined} />
          {example && (
            <>
              <ExampleSearches example={example} />
              <ExampleRow example={example} settings={settings} />
              {settings.shop_tax_note && !example.product.price?.shown && (
                <p className="home-tax-note">{settings.shop_tax_note}</p>
              )}
            </>
          )}
          <Facts settings={settings} inStock={totals?.inStockTotal ?? 0} />
        </div>
        <Mould parts={parts} lit={example?.part} />
      </div>
    </section>
  );
}

/** Ways to find the article: by its code, its size, its standard, its material. */
function ExampleSearches({ example: { product, standard, materialNumber } }: { example: Example }) {
  const searches = [product.code, texts.exampleQuery, standard, materialNumber].filter(Boolean);
  return (
    <p className="home-examples">
      {texts.examples}{' '}
      {searches.map((text) => (
        <a key={text} className="tag code" href={searchPath(text)}>
          {text}
        </a>
      ))}
    </p>
  );
}

function ExampleRow({ example: { product, standard }, settings }: { example: Example; settings: Settings }) {
  const { code, name, price, img, mainImage, stockStatus } = product;
  return (
    <section className="home-example" aria-label={texts.exampleRow}>
      <Picture kind="products" image={img[0] ?? mainImage} alt="" sizes="64px" width={64} height={48} isEager />
      <p className="home-example-name">
        <span className="code">
          {code} <small>{standard}</small>
        </span>{' '}
        <a href={productPath(product)}>
          <Unbroken text={withoutStandard(name, standard)} />
        </a>
      </p>
      <Stock status={stockStatus} />
      <PriceOrQuote price={price} code={code} />
      {isBuyable(product, settings.shop_currency) && (
        <button
          type="button"
          className="button button--quiet button--dense"
          aria-label={OFFER_TEXTS.addNamed(name)}
          onClick={() => add(product)}
        >
          {texts.add}
        </button>
      )}
    </section>
  );
}

/** A name whose standard is said beside it. */
const withoutStandard = (name: string, standard: string): string =>
  standard && name.endsWith(`, ${standard}`) ? name.slice(0, -standard.length - 2) : name;

/** What a buyer asks first; what the owner leaves empty is left out. */
function Facts({ settings, inStock }: { settings: Settings; inStock: number }) {
  const [certificate, ...further] = settings.company_certificates;
  const facts = [
    inStock > 0 && { value: formatNumber(inStock), label: texts.inStock, isStock: true },
    settings.company_dispatch_time && { value: settings.company_dispatch_time, label: texts.dispatch },
    settings.company_delivery_text && { value: withRangeDash(settings.company_delivery_text), label: texts.delivery },
    certificate && {
      value: certificate,
      label: further.length > 0 ? texts.furtherCertificates(further.join(', ')) : texts.certificate,
    },
  ].filter((fact) => typeof fact === 'object');
  if (facts.length === 0) return null;
  return (
    <dl className="home-facts figures">
      {facts.map(({ value, label, isStock }) => (
        <div key={label}>
          <dt className={isStock ? 'stock stock--in_stock' : undefined}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
