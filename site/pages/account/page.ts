import { definePage, type PageDefinition } from '../../base/page.tsx';
import { ADDRESS_TEXTS, PROFILE_TEXTS, SECURITY_TEXTS } from '../../texts/my-account.ts';

/** The server renders the account's screens for nobody in particular; what is personal comes in the browser. */
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
