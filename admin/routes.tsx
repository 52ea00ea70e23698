import { PANEL_LOGIN_PATH, PANEL_PATH, PANEL_SETUP_PATH } from '#contract/panel-paths.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { KindList } from '#contract/all-kinds.ts';
import type { OtherScreen } from './base/screens.ts';
import { Waiting } from './base/waiting.tsx';
import { Login } from './shell/login.tsx';
import { NotFound, RouteError } from './shell/state-views.tsx';

type View = () => Promise<ComponentType>;

/** Loads a screen's code when it is first opened. */
const VIEWS: Record<OtherScreen, View> = {
  dashboard: async () => (await import('./screens/dashboard/dashboard.tsx')).Dashboard,
  profile: async () => (await import('./screens/profile/profile.tsx')).Profile,
  products: async () => (await import('./screens/products/list.tsx')).ProductList,
  'products/create': async () => (await import('./screens/products/form.tsx')).ProductForm,
  'products/update/:id': async () => (await import('./screens/products/form.tsx')).ProductForm,
  families: async () => (await import('./screens/families/list.tsx')).FamilyList,
  'families/create': async () => (await import('./screens/families/form.tsx')).FamilyForm,
  'families/update/:id': async () => (await import('./screens/families/form.tsx')).FamilyForm,
  'families/from-products': async () => (await import('./screens/families/from-products.tsx')).FamiliesFromProducts,
  categories: async () => (await import('./screens/categories/categories.tsx')).CategoryList,
  'categories/create': async () => (await import('./screens/categories/categories.tsx')).CategoryForm,
  'categories/update/:id': async () => (await import('./screens/categories/categories.tsx')).CategoryForm,
  'synonyms/missed-searches': async () => (await import('./screens/search-words/missed-searches.tsx')).MissedSearchList,
  'synonyms/trial': async () => (await import('./screens/search-words/trial.tsx')).SearchTrial,
  'redirects/automatic': async () => (await import('./screens/redirects/automatic.tsx')).AutomaticRedirects,
  'redirects/missing-pages': async () => (await import('./screens/redirects/missing-pages.tsx')).MissingPageList,
  blogs: async () => (await import('./screens/blogs/list.tsx')).BlogList,
  'blogs/create': async () => (await import('./screens/blogs/form.tsx')).BlogForm,
  'blogs/update/:id': async () => (await import('./screens/blogs/form.tsx')).BlogForm,
  media: async () => (await import('./screens/media/media.tsx')).MediaLibrary,
  pages: async () => (await import('./screens/pages/list.tsx')).PageList,
  'pages/create': async () => (await import('./screens/pages/form.tsx')).PageForm,
  'pages/update/:id': async () => (await import('./screens/pages/form.tsx')).PageForm,
  menus: async () => (await import('./screens/menus/list.tsx')).MenuList,
  'menus/update/:id': async () => (await import('./screens/menus/form.tsx')).MenuForm,
  orders: async () => (await import('./screens/orders/list.tsx')).OrderList,
  'orders/:id': async () => (await import('./screens/orders/detail.tsx')).OrderDetail,
  'orders/:id/sheet': async () => (await import('./screens/orders/sheet.tsx')).OrderSheet,
  customers: async () => (await import('./screens/customers/list.tsx')).CustomerList,
  'customers/update/:id': async () => (await import('./screens/customers/form.tsx')).CustomerForm,
  'job-applications': async () => (await import('./screens/applications/list.tsx')).ApplicationList,
  users: async () => (await import('./screens/users/users.tsx')).UserList,
  'users/create': async () => (await import('./screens/users/users.tsx')).UserForm,
  'users/update/:id': async () => (await import('./screens/users/users.tsx')).UserForm,
  messages: async () => (await import('./screens/messages/list.tsx')).MessageList,
  newsletter: async () => (await import('./screens/newsletter/newsletter.tsx')).SubscriberList,
  settings: async () => (await import('./screens/settings/hub.tsx')).SettingsHub,
  'settings/homepage': async () => (await import('./screens/settings/homepage.tsx')).HomepageSettings,
  'settings/site': async () => (await import('./screens/settings/site.tsx')).SiteSettings,
  'settings/money': async () => (await import('./screens/money/money.tsx')).Money,
  'settings/exchange-rates': async () => (await import('./screens/settings/exchange-rates.tsx')).ExchangeRatesScreen,
  'settings/shipping': async () => (await import('./screens/settings/shipping.tsx')).ShippingSettings,
  'settings/payment': async () => (await import('./screens/settings/payment.tsx')).PaymentSettings,
  'settings/mail': async () => (await import('./screens/settings/mail.tsx')).MailSettings,
  'settings/mail-templates': async () => (await import('./screens/mail-templates/list.tsx')).MailTemplateList,
  'settings/mail-templates/update/:id': async () =>
    (await import('./screens/mail-templates/form.tsx')).MailTemplateForm,
  'settings/outbox': async () => (await import('./screens/outbox/outbox.tsx')).OutboxList,
  audit: async () => (await import('./screens/audit/list.tsx')).AuditList,
  'price-lists': async () => (await import('./screens/price-lists/list.tsx')).PriceLists,
  'price-lists/:id': async () => (await import('./screens/price-lists/detail.tsx')).PriceListDetail,
  tasks: async () => (await import('./screens/tasks/tasks.tsx')).TaskList,
  import: async () => (await import('./screens/import/start.tsx')).ImportStart,
  'import/:id': async () => (await import('./screens/import/import.tsx')).ImportScreen,
  seo: async () => (await import('./screens/seo/report.tsx')).SeoReport,
  trash: async () => (await import('./screens/trash/trash.tsx')).TrashList,
  '*': async () => NotFound,
};

type ListModule = () => Promise<{ List: ComponentType; Form: ComponentType }>;
/** Screens of the described kinds (`contract/kinds.ts`): list and form, in one file or in two. */
const KIND_VIEWS: Record<KindList, ListModule | { list: View; form: View }> = {
  attributes: () => import('./screens/attributes/attributes.tsx'),
  carriers: () => import('./screens/carriers/carriers.tsx'),
  synonyms: () => import('./screens/search-words/synonyms.tsx'),
  redirects: () => import('./screens/redirects/redirects.tsx'),
  sliders: () => import('./screens/sliders/sliders.tsx'),
  features: () => import('./screens/features/features.tsx'),
  references: () => import('./screens/references/references.tsx'),
  programs: () => import('./screens/programs/programs.tsx'),
  'quality-management': {
    list: async () => (await import('./screens/quality/list.tsx')).QualityList,
    form: async () => (await import('./screens/quality/form.tsx')).QualityForm,
  },
  jobs: {
    list: async () => (await import('./screens/jobs/list.tsx')).JobList,
    form: async () => (await import('./screens/jobs/form.tsx')).JobForm,
  },
};

const toRoute = (path: string, view: View): RouteObject => ({
  path,
  // The screens' data come after the sign-in page, which knows no schemas.
  lazy: { Component: view, handle: async () => (await import('./base/screens.ts')).screenAt(path) },
});
const screens: RouteObject[] = [
  ...Object.entries(VIEWS).map(([path, view]) => toRoute(path, view)),
  ...Object.entries(KIND_VIEWS).flatMap(([path, views]) => {
    const { list, form } =
      typeof views === 'function'
        ? { list: async () => (await views()).List, form: async () => (await views()).Form }
        : views;
    return [toRoute(path, list), toRoute(`${path}/create`, form), toRoute(`${path}/update/:id`, form)];
  }),
];

/** Routes of the panel. The sign-in page is light; frame and Ant Design load after it. */
export const routes: RouteObject[] = [
  { path: PANEL_PATH, Component: Login, ErrorBoundary: RouteError },
  { path: PANEL_LOGIN_PATH, Component: Login, ErrorBoundary: RouteError },
  {
    path: PANEL_SETUP_PATH,
    lazy: { Component: async () => (await import('./shell/door/setup.tsx')).Setup },
    HydrateFallback: Waiting,
    ErrorBoundary: RouteError,
  },
  {
    path: PANEL_PATH,
    lazy: { Component: async () => (await import('./shell/layout.tsx')).PanelLayout },
    HydrateFallback: Waiting,
    ErrorBoundary: RouteError,
    children: [{ ErrorBoundary: RouteError /* inside the frame, so that the menu stays */, children: screens }],
  },
];
