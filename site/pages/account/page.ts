// The account's screens: profile, addresses, security.
import { ACCOUNT_PATH, ADDRESSES_PATH, SECURITY_PATH } from '#contract/paths.ts';
import { definePage, type PageDefinition } from '../../base/page.tsx';
import { ADDRESS_TEXTS, PROFILE_TEXTS, SECURITY_TEXTS } from '../../texts/my-account.ts';

/** A page without data: the server renders it for everybody, the browser loads the personal part. */
const accountPage = <const P extends `${typeof ACCOUNT_PATH}${string}`>(
  path: P,
  { title, lead }: { title: string; lead: string },
): PageDefinition<P, undefined, undefined> =>
  definePage({
    path,
    head: () => ({
      title,
      description: lead,
      isNoindex: true,
    }),
  });

export const profilePage = accountPage(ACCOUNT_PATH, PROFILE_TEXTS);
export const addressesPage = accountPage(ADDRESSES_PATH, ADDRESS_TEXTS);
export const securityPage = accountPage(SECURITY_PATH, SECURITY_TEXTS);
