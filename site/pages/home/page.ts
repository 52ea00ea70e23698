import { definePage } from '../../page.tsx';

export const homePage = definePage({
  path: '/',
  load: async ({ api, report }) => {
    try {
      return { categories: await api('GET /api/categories', { query: { type: 'main' } }) };
    } catch (error) {
      report(error);
      return { categories: null };
    }
  },
  head: ({ frame: { settings } }) => ({
    title: settings.seo_meta_title || settings.site_title,
    description: settings.seo_meta_description || settings.site_description,
    canonical: '/',
  }),
});
