import type { Part } from '#contract/endpoint.ts';

/** A public page with its own address, and when it last changed; undefined where no row says. */
export interface SitemapPage {
  path: string;
  updatedAt?: Date;
}

/** Pages that domains have, for the sitemap. */
export interface SitemapPages {
  /** Parts of the data that they follow from. */
  scopes: readonly Part[];
  /** So many that they are spread over several files. */
  products: { count(): Promise<number>; list(limit: number, offset: number): Promise<SitemapPage[]> };
  /** Lists that fit into the first file, in this order. */
  others: readonly (() => Promise<SitemapPage[]>)[];
}
