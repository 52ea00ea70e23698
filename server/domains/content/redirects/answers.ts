import type { MissingAnswers } from '../../../call/missing-answers.ts';
import type { MissingCollector } from '../missing-pages/collector.ts';
import { findRedirect } from './chains.ts';
import type { redirectHits } from './hits.ts';
import type { liveRedirects } from './live-redirects.ts';

interface Parts {
  live: ReturnType<typeof liveRedirects>;
  hits: ReturnType<typeof redirectHits>;
  missing: MissingCollector;
}

/** Answers requests for pages that are not there: by a redirect, or by counting the address. */
export const missingAnswers = ({ live, hits, missing }: Parts): MissingAnswers => ({
  async answer(request) {
    const found = findRedirect(await live.current(), request.address, { isExact: request.hasPage });
    if (!found) {
      if (!request.hasPage) missing.note(request);
      return undefined;
    }
    hits.count(found.target.id);
    return { code: found.target.code, location: found.location };
  },
});
