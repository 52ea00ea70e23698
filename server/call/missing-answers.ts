import type { PageAnswer } from '#contract/redirects.ts';

/** A request for a page that is not there. */
export interface PageRequest {
  /** Path and query. */
  address: string;
  referer: string | undefined;
  userAgent: string;
  /** There is a page at this path, and only the query asks for something that it does not have: '/blog?page=999'. */
  hasPage: boolean;
}

/** The domains' answer to requests for pages that are not there. */
export interface MissingAnswers {
  /**
   * Returns the redirect of the address; undefined where there is none, which is counted unless the path has a page. A
   * page's own path is not redirected by what its query asks for. Never rejects.
   */
  answer(request: PageRequest): Promise<{ code: number; location: string | undefined } | undefined>;
}

/** What the site itself answers at an address, for staff who redirect it. The site fills it in when it opens. */
export interface SiteAnswers {
  answerOf(address: string): Promise<PageAnswer>;
}
