// The account's screens: profile, addresses, security.
import { definePage, type PageDefinition } from '../../base/page.tsx';
import { ADDRESS_TEXTS, PROFILE_TEXTS, SECURITY_TEXTS } from '../../texts/my-account.ts';

/** A page without data: the server renders it for everybody, the browser loads the personal part. */
const accountPage = <const P extends `/hesabim${string}`>(
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

export const profilePage = accountPage('/hesabim', PROFILE_TEXTS);
export const addressesPage = accountPage('/hesabim/adresler', ADDRESS_TEXTS);
export const securityPage = accountPage('/hesabim/guvenlik', SECURITY_TEXTS);
