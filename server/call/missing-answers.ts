import type { PageAnswer } from '#contract/redirects.ts';

/** A request for a page that is not there. */
export interface PageRequest {
  /** Path and query. */
  address: string;
  referer: string | undefined;
  userAgent: string;
}

/** The domains' answer to requests for pages that are not there. */
export interface MissingAnswers {
  /**
   * Returns the redirect of the address; undefined where there is none, which is counted. Never rejects.
   */
  answer(request: PageRequest): Promise<{ code: number; location: string | undefined } | undefined>;
}

/** What the site itself answers at an address, for staff who redirect it. The site fills it in when it opens. */
export interface SiteAnswers {
  answerOf(address: string): Promise<PageAnswer>;
}
