import type { Part } from '#contract/endpoint.ts';

/** A public page with its own address and the time of its last change; undefined where no row has one. */
export interface SitemapPage {
  path: string;
  updatedAt?: Date;
}

/** The domains' pages for the sitemap. */
export interface SitemapPages {
  /** Parts of the data that the pages are made from. */
  scopes: readonly Part[];
  /** Too many for one file: they are spread over several. */
  products: { count(): Promise<number>; list(limit: number, offset: number): Promise<SitemapPage[]> };
  /** Lists that fit into the first file, in this order. */
  others: readonly (() => Promise<SitemapPage[]>)[];
}
