// The licences of the open source that the shop runs on.
import type { LicencedPackage } from '#contract/licences.ts';
import { LICENCES_PATH } from '#contract/paths.ts';
import { orNull } from '../../base/or-null.ts';
import { definePage } from '../../base/page.tsx';
import { LICENCES_TEXTS, LICENCES_TITLE } from '../../texts/licences.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

interface LicencesData {
  /** null if they could not be loaded. */
  packages: LicencedPackage[] | null;
}

export const licencesPage = definePage({
  path: LICENCES_PATH,
  load: async (context): Promise<LicencesData> => {
    const { api, signal } = context;
    return { packages: await orNull(api('GET /api/licences', {}, signal), context) };
  },
  head: ({ publicUrl }) => ({
    title: LICENCES_TITLE,
    description: LICENCES_TEXTS.lead,
    canonical: LICENCES_PATH,
    jsonLd: [breadcrumbJsonLd(trailTo(LICENCES_TITLE, LICENCES_PATH), publicUrl)],
  }),
});
