import { lazy, Suspense } from 'react';
import { useNavigation } from 'react-router';
import { formatFileSize } from '#contract/format.ts';
import type { Product, ProductDocument } from '#contract/products.ts';
import { galleryOf } from '#contract/images.ts';
import { useFrame } from '../../base/frame.ts';
import { PRODUCT_HEAD_TEXTS, PRODUCT_TEXTS as texts } from '../../texts/product.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { Neighbours } from './neighbours.tsx';
import { productTrail, type ProductData } from './page.ts';
import { Tabs, type Tab } from './tabs.tsx';
import '../../ui/empty-sheet.css';
import './view.css';
import './print.css';

// Rarely seen, so its code is fetched when wanted. Its styles come with the page, because the server renders it in the
// page.
const Missing = import.meta.env.SSR
  ? (await import('./missing.tsx')).Missing
  : lazy(async () => ({ default: (await import('./missing.tsx')).Missing }));

export default function ProductView({ data: { product, neighbours, message } }: { data: ProductData }) {
  const isLeaving = useNavigation().state === 'loading';
  if (!product)
    return (
      <Suspense>
        <Missing message={message} headTexts={PRODUCT_HEAD_TEXTS} />
      </Suspense>
    );
  return (
    <article className="wrap product" aria-busy={isLeaving || undefined}>
      <PrintHead />
      <Breadcrumb trail={productTrail(product)} />
      {/* The keys give each product new pictures and tabs. */}
      <div className="product-top" key={product._id}>
        <Gallery name={product.name} images={galleryOf(product)} isRepresentative={product.areImagesRepresentative} />
        <Facts product={product} />
      </div>
      <div
        className={product.documents.length > 0 ? 'product-more product-more--documents' : 'product-more'}
        key={product.code}
      >
        <Tabs tabs={tabsOf(product)} />
        {product.documents.length > 0 && <Documents documents={product.documents} />}
      </div>
      {neighbours.length > 1 && <Neighbours product={product} neighbours={neighbours} />}
    </article>
  );
}

/** A tab for each kind of information that the product has. The server has sanitized the description. */
function tabsOf({ detailedDescription, technicalSpecs, applications, features }: Product): Tab[] {
  return [
    detailedDescription && {
      id: 'aciklama',
      title: texts.description,
      content: <div className="product-prose" dangerouslySetInnerHTML={{ __html: detailedDescription }} />,
    },
    technicalSpecs.length > 0 && {
      id: 'teknik-ozellikler',
      title: texts.specs,
      content: <Specs specs={technicalSpecs} />,
    },
    applications.length > 0 && {
      id: 'uygulama-alanlari',
      title: texts.applications,
      content: <Points points={applications} />,
    },
    features.length > 0 && { id: 'ozellikler', title: texts.features, content: <Points points={features} /> },
  ].filter((tab) => typeof tab === 'object');
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="product-points">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

function Specs({ specs }: { specs: Product['technicalSpecs'] }) {
  return (
    <table className="product-specs">
      <thead>
        <tr>
          <th scope="col">{texts.specName}</th>
          <th scope="col">{texts.specValue}</th>
          <th scope="col">{texts.specUnit}</th>
        </tr>
      </thead>
      <tbody>
        {specs.map(({ name, value, unit }, i) => (
          <tr key={i}>
            <th scope="row">{name}</th>
            <td>{value}</td>
            <td>{unit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Documents({ documents }: { documents: readonly ProductDocument[] }) {
  return (
    <section className="product-part product-documents" aria-labelledby="belgeler">
      <h2 id="belgeler">{texts.documents}</h2>
      <ul>
        {documents.map(({ name, url, type, size }) => (
          <li key={url}>
            <a href={url} download="">
              <b>{texts.documentTypes[type]}</b> <span>{name}</span> <small>{formatFileSize(size)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The head of the printed data sheet; not on screens. */
function PrintHead() {
  const { settings } = useFrame();
  return (
    <p className="product-print-head">
      <b>{settings.site_title}</b>{' '}
      <span>
        {settings.contact_phone} · {settings.contact_email}
      </span>
    </p>
  );
}
