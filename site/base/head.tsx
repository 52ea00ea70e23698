// A page's head: title, descriptions, links and data for search engines.
import type { ReactNode } from 'react';
import type { FrameData } from './frame.ts';

/** A document's head. Addresses are paths; `HeadTags` makes them absolute. */
export interface Head {
  /** Without the site's name, which `HeadTags` adds. */
  title: string;
  /** The title is whole as written: no name is added. */
  isTitleWhole?: boolean;
  description?: string;
  keywords?: readonly string[];
  /** Path of the page's canonical address. */
  canonical?: string;
  /** Path or address of the picture for shared links. */
  image?: string;
  /** Title and description for shared links; '' for the page's own. */
  share?: { title: string; description: string };
  ogType?: 'website' | 'article' | 'product';
  isNoindex?: boolean;
  /** Locale of the content for `og:locale`; Turkish by default. */
  locale?: string;
  /** The page in all its languages, this one included. */
  alternates?: readonly { hreflang: string; path: string }[];
  /** Only the server writes their content; in the browser their number counts. */
  jsonLd?: readonly object[];
  /** The page's largest picture, loaded first. */
  preloadImage?: { srcSet: string; sizes: string; media?: string };
}

/** A path or an address as an absolute address. */
export const absoluteUrl = (publicUrl: string, path: string): string =>
  /^https?:/.test(path) ? path : publicUrl + path;

/** JSON for a script element: no character in it can end the element or a line. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export function HeadTags({ head, frame: { publicUrl, settings } }: { head: Head; frame: FrameData }): ReactNode {
  const image = head.image ?? (settings.seo_og_image || '/share.png');
  const title = head.isTitleWhole ? head.title : `${head.title} | ${settings.site_title}`;
  const shared = head.share?.description || head.description;
  return (
    <>
      <title>{title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.keywords && head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(', ')} />}
      {settings.site_author && <meta name="author" content={settings.site_author} />}
      {head.canonical && <link rel="canonical" href={absoluteUrl(publicUrl, head.canonical)} />}
      {head.alternates?.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absoluteUrl(publicUrl, path)} />
      ))}
      {head.isNoindex && <meta name="robots" content="noindex" />}
      {head.preloadImage && (
        <link
          rel="preload"
          as="image"
          type="image/webp"
          imageSrcSet={head.preloadImage.srcSet}
          imageSizes={head.preloadImage.sizes}
          media={head.preloadImage.media}
          fetchPriority="high"
        />
      )}
      <meta property="og:type" content={head.ogType ?? 'website'} />
      <meta property="og:site_name" content={settings.site_title} />
      <meta property="og:locale" content={head.locale ?? 'tr_TR'} />
      <meta property="og:title" content={head.share?.title || title} />
      {shared && <meta property="og:description" content={shared} />}
      {head.canonical && <meta property="og:url" content={absoluteUrl(publicUrl, head.canonical)} />}
      <meta property="og:image" content={absoluteUrl(publicUrl, image)} />
      <meta name="twitter:card" content="summary_large_image" />
      {head.jsonLd?.map((item, i) => (
        <script
          key={i}
          type="application/ld+json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            // For search engines, which read documents: browsers need the elements only, to hydrate.
            __html: import.meta.env.SSR ? safeJson({ '@context': 'https://schema.org', ...item }) : '',
          }}
        />
      ))}
    </>
  );
}
