// The register of domains: their handlers, the kinds of rows that the trash can restore, the sitemap's pages, and the
// hourly cleaners.
import { taskWorks } from './task-works.ts';
import { LISTS, TRASH_RESOURCES } from './resources.ts';
import type { SealedName } from '#contract/sealed.ts';
import type { Clock } from './base/clock.ts';
import type { Database } from './base/db/database.ts';
import type { Config } from './base/env.ts';
import { openFiles } from './base/files/files.ts';
import { removeAbandoned } from './base/files/receive.ts';
import { diskStorage, type FileStorage } from './base/files/storage.ts';
import { removeOldTries } from './base/limits/rate-limits.ts';
import { removeSentMails } from './base/mail/outbox.ts';
import type { FormServices } from './call/services.ts';
import type { SiteAnswers } from './call/missing-answers.ts';
import type { SitemapPages } from './call/sitemap-pages.ts';
import { instalmentHandlers } from './domains/shop/instalments/handlers.ts';
import { categoryHandlers } from './domains/catalogue/categories/handlers.ts';
import { categoryStore } from './domains/catalogue/categories/store.ts';
import { cadHandlers } from './domains/catalogue/cad/handlers.ts';
import { cadUsageHandlers } from './domains/catalogue/cad-usage/handlers.ts';
import { cadUsageStore } from './domains/catalogue/cad-usage/store.ts';
import { cadUsage } from './domains/catalogue/cad-usage/usage.ts';
import { cadZipHandlers } from './domains/catalogue/cad-zip/handlers.ts';
import { zipStore } from './domains/catalogue/cad-zip/store.ts';
import { catalogueFilters } from './domains/catalogue/facets/catalogue-filters.ts';
import { familyArticleHandlers } from './domains/catalogue/family-articles/handlers.ts';
import { familyFileHandlers } from './domains/catalogue/family-files/handlers.ts';
import { familyHandlers } from './domains/catalogue/families/handlers.ts';
import { shownFamilies } from './domains/catalogue/families/shown.ts';
import { familyStore } from './domains/catalogue/families/store.ts';
import { familyTables } from './domains/catalogue/families/tables.ts';
import { findsNothing } from './domains/catalogue/live/finds-nothing.ts';
import { searchHandlers } from './domains/catalogue/live/handlers.ts';
import { liveSearch } from './domains/catalogue/live/live-search.ts';
import { cutLog } from './domains/catalogue/live/log.ts';
import { productFinder } from './domains/catalogue/live/product-finder.ts';
import { missedCollector } from './domains/catalogue/missed-searches/collector.ts';
import { missedSearchHandlers } from './domains/catalogue/missed-searches/handlers.ts';
import { missedSearchStore } from './domains/catalogue/missed-searches/store.ts';
import { categoryTableHandlers } from './domains/catalogue/product-table/category-export.ts';
import { bulkEditHandlers } from './domains/catalogue/bulk-edit/handlers.ts';
import { movePriceLists } from './domains/catalogue/price-lists/due.ts';
import { priceListHandlers } from './domains/catalogue/price-lists/handlers.ts';
import { forgetOldPrices } from './domains/catalogue/price-lists/history.ts';
import { productHandlers } from './domains/catalogue/products/handlers.ts';
import { productStore } from './domains/catalogue/products/store.ts';
import { blogHandlers } from './domains/content/blogs/handlers.ts';
import { blogStore } from './domains/content/blogs/store.ts';
import { contentTableHandlers } from './domains/content/content-table/export.ts';
import { menuHandlers } from './domains/content/menus/handlers.ts';
import { pageHandlers } from './domains/content/pages/handlers.ts';
import { pageStore } from './domains/content/pages/store.ts';
import { fileFinder } from './domains/media/find-files.ts';
import { mediaHandlers } from './domains/media/handlers.ts';
import { openLibrary } from './domains/media/library.ts';
import { removeReplaced } from './domains/media/remove.ts';
import { missingCollector } from './domains/content/missing-pages/collector.ts';
import { missingPageHandlers } from './domains/content/missing-pages/handlers.ts';
import { missingPageStore } from './domains/content/missing-pages/store.ts';
import { contentSearchHandlers } from './domains/content/search/handlers.ts';
import { slideHandlers } from './domains/content/slides.ts';
import { previewHandlers } from './domains/content/previews/handlers.ts';
import { previewStore } from './domains/content/previews/store.ts';
import { missingAnswers } from './domains/content/redirects/answers.ts';
import { redirectHandlers } from './domains/content/redirects/handlers.ts';
import { redirectHits } from './domains/content/redirects/hits.ts';
import { liveRedirects } from './domains/content/redirects/live-redirects.ts';
import { qualityStatsHandlers } from './domains/content/quality/handlers.ts';
import { applicationHandlers } from './domains/inbox/applications/handlers.ts';
import { resumeStore } from './domains/inbox/applications/resumes.ts';
import { removeUsedChallenges } from './domains/inbox/contacts/challenges.ts';
import { contactHandlers } from './domains/inbox/contacts/handlers.ts';
import { jobHandlers } from './domains/inbox/jobs/handlers.ts';
import { jobStore } from './domains/inbox/jobs/store.ts';
import { newsletterHandlers } from './domains/inbox/newsletter/handlers.ts';
import { removeUnconfirmed } from './domains/inbox/newsletter/subscribers.ts';
import { removeOldExports } from './domains/everything/clean.ts';
import { everythingHandlers } from './domains/everything/handlers.ts';
import { exchangeRateHandlers } from './domains/exchange-rates/handlers.ts';
import { rateKeeper } from './domains/exchange-rates/keeper.ts';
import { licenceHandlers } from './domains/licences/handlers.ts';
import { moneyHandlers } from './domains/money/handlers.ts';
import { arrangementHandlers } from './domains/panel/arrangements/handlers.ts';
import { dashboardHandlers } from './domains/panel/dashboard/handlers.ts';
import { listViewHandlers } from './domains/panel/list-views/handlers.ts';
import { mailTemplateHandlers } from './domains/panel/mail-templates/handlers.ts';
import { mailHandlers } from './domains/panel/mail/handlers.ts';
import { outboxHandlers } from './domains/panel/outbox/handlers.ts';
import { panelSearchHandlers } from './domains/panel/search/handlers.ts';
import { seoHandlers } from './domains/panel/seo/handlers.ts';
import { systemHandlers } from './domains/panel/system/handlers.ts';
import { removeExpiredTokens } from './domains/people/accounts/account-tokens.ts';
import { openAccounts } from './domains/people/accounts/accounts.ts';
import { authHandlers } from './domains/people/accounts/auth-handlers.ts';
import { removeUnusedAvatars } from './domains/people/accounts/avatars.ts';
import { customerHandlers } from './domains/people/accounts/customer-handlers.ts';
import { userHandlers } from './domains/people/accounts/user-handlers.ts';
import { addressHandlers } from './domains/people/addresses/handlers.ts';
import { accountEraser } from './domains/personal-data/account-deletion.ts';
import { personalDataHandlers } from './domains/personal-data/handlers.ts';
import { retention } from './domains/personal-data/retention.ts';
import { sealedHandlers } from './domains/settings/sealed-handlers.ts';
import { settingHandlers } from './domains/settings/handlers.ts';
import { cartHandlers } from './domains/shop/cart/handlers.ts';
import { checkoutHandlers } from './domains/shop/checkout/handlers.ts';
import { documentHandlers } from './domains/shop/documents/handlers.ts';
import { orderHandlers } from './domains/shop/fulfilment/handlers.ts';
import { orderFileHandlers } from './domains/shop/order-files/export.ts';
import { customerFileHandlers } from './domains/customer-files/export.ts';
import { remindOfTransfers } from './domains/shop/receipts/reminders.ts';
import { openAccountHandlers } from './domains/shop/open-accounts/handlers.ts';
import { invoiceHandlers, removeUnknownInvoicePdfs } from './domains/shop/invoices/handlers.ts';
import { receiptFileHandlers } from './domains/shop/receipt-files/handlers.ts';
import { receiptFileStore } from './domains/shop/receipt-files/files.ts';
import { receiptHandlers } from './domains/shop/receipts/handlers.ts';
import { shipmentHandlers } from './domains/shop/shipments/handlers.ts';
import type { PaymentProviders } from './domains/shop/payments/providers.ts';
import { cardSetupHandlers } from './domains/shop/card-setup/handlers.ts';
import { paymentHandlers } from './domains/shop/settlement/handlers.ts';
import { auditHandlers } from './entities/audit/handlers.ts';
import { draftHandlers } from './entities/drafts/handlers.ts';
import { listHandlers } from './entities/list-handlers.ts';
import { publishDue } from './entities/publish-due.ts';
import { revisionHandlers } from './entities/revisions/handlers.ts';
import { removeOldVersions } from './entities/keep-version.ts';
import { removeOldImports } from './entities/imports/clean.ts';
import { removeOldTables } from './base/files/table-file.ts';
import { importHandlers } from './entities/imports/handlers.ts';
import { importKinds } from './import-kinds.ts';
import { listFileHandlers } from './entities/list-files/handlers.ts';
import { listFiles } from './list-files.ts';
import { removeOldTasks } from './entities/tasks/clean.ts';
import { rowsEditHandlers } from './entities/rows-edit/handlers.ts';
import { taskHandlers } from './entities/tasks/handlers.ts';
import { trashHandlers } from './entities/trash/handlers.ts';
import { trashStore } from './entities/trash/trash.ts';

export { TRASH_RESOURCES } from './resources.ts';

/** Services that every domain is opened with. */
interface DomainParts {
  forms: FormServices;
  storage: FileStorage;
  providers: PaymentProviders;
  /** What the site answers at an address. */
  siteAnswers: SiteAnswers;
  /** Told of counts that could not be written in the background. */
  onError(error: unknown): void;
  /** Told of CAD models that could not be made, and of a cache that cannot be read or written. */
  onCadError(error: unknown): void;
}

/**
 * The handler of every endpoint, the lookup of a token's owner, the answer where there is no page, and what is to be
 * written before the end.
 */
export function openDomains({ forms, storage, providers, siteAnswers, onError, onCadError }: DomainParts) {
  const { database, now } = forms;
  const files = openFiles(storage);
  const accounts = openAccounts(forms, files);
  const library = openLibrary({ database, files, now });
  const staff = { database, files, library: library.library, now };
  const shop = { ...forms, providers };
  const isFromEnvironment = (name: SealedName): boolean =>
    name === 'mail_password'
      ? forms.config.smtpUrl !== undefined
      : providers.all.some(({ panelKeys }) => panelKeys?.isFromEnvironment && panelKeys.secrets.includes(name));
  const tables = familyTables(database);
  const live = liveSearch(database);
  const { list: find, hits } = productFinder(database, live);
  const missed = missedSearchStore(staff);
  const collector = missedCollector({ store: missed, findsNothing: findsNothing(database, live), now, onError });
  const missingPages = missingPageStore(staff);
  const missingPagesSeen = missingCollector({ store: missingPages, now, onError });
  const hitsOfRedirects = redirectHits({ database, now, onError });
  const filters = catalogueFilters(database, live.current);
  const shown = shownFamilies(database, { current: live.current, tables, hasCad: forms.config.hasCad });
  const usage = cadUsage({ database, now, onError });
  const cad = cadHandlers(forms, { usage, uploads: files, onError: onCadError });
  const cadZips = cadZipHandlers(forms, { storage, usage, ...cad, onError: onCadError });
  const works = taskWorks(forms.config.dataDir, forms.config);
  const products = productHandlers(staff, { tables, find, hits, filters });
  const handlers = {
    ...categoryHandlers(staff),
    ...products.handlers,
    ...bulkEditHandlers(staff, { works, findAll: products.findAll, dataDir: forms.config.dataDir }),
    ...categoryTableHandlers(staff, { dataDir: forms.config.dataDir }),
    ...contentTableHandlers(staff, { dataDir: forms.config.dataDir }),
    ...familyFileHandlers(staff, { dataDir: forms.config.dataDir }),
    ...listFileHandlers(staff, { files: listFiles(forms.config.publicUrl), dataDir: forms.config.dataDir }),
    ...everythingHandlers(staff, { works, dataDir: forms.config.dataDir }),
    ...taskHandlers(staff, works),
    ...importHandlers({ ...staff, dataDir: forms.config.dataDir }, { kinds: importKinds(forms.config), works }),
    ...priceListHandlers(staff, { works, findAll: products.findAll }),
    ...rowsEditHandlers(staff, works),
    ...familyHandlers(staff, { tables, filters, shown, hasCad: forms.config.hasCad }),
    ...searchHandlers(database, live, shown),
    ...contentSearchHandlers(staff),
    ...missedSearchHandlers({ store: missed, collector }),
    ...familyArticleHandlers(staff, shown),
    ...cad.handlers,
    ...cadUsageHandlers(database, usage),
    ...cadZips.handlers,
    ...settingHandlers(staff),
    ...sealedHandlers(forms, isFromEnvironment),
    ...moneyHandlers(staff),
    ...exchangeRateHandlers(staff, rateKeeper({ database, now, address: forms.config.exchangeRatesUrl })),
    ...mailHandlers(forms),
    ...mailTemplateHandlers(forms),
    ...pageHandlers(staff),
    ...menuHandlers(staff),
    ...blogHandlers(staff),
    ...mediaHandlers({ database, files, storage, now, library, resources: TRASH_RESOURCES }),
    ...listHandlers(staff, LISTS),
    ...slideHandlers(database, LISTS.slider),
    ...redirectHandlers(staff, {
      publicUrl: forms.config.publicUrl,
      hits: hitsOfRedirects,
      answerOf: (address) => siteAnswers.answerOf(address),
    }),
    ...missingPageHandlers({ store: missingPages, collector: missingPagesSeen }),
    ...arrangementHandlers(staff, LISTS),
    ...listViewHandlers(staff),
    ...qualityStatsHandlers(database),
    ...jobHandlers(staff),
    ...contactHandlers(forms, { onCadWish: usage.wish }),
    ...applicationHandlers(forms, storage),
    ...newsletterHandlers(forms),
    ...authHandlers(accounts, files),
    ...userHandlers(accounts, files, accountEraser(accounts)),
    ...customerHandlers(accounts),
    ...personalDataHandlers(accounts),
    ...addressHandlers(forms),
    ...cartHandlers(shop),
    ...checkoutHandlers(shop),
    ...paymentHandlers(shop),
    ...instalmentHandlers(shop),
    ...cardSetupHandlers(shop),
    ...orderHandlers(shop),
    ...orderFileHandlers(staff, { dataDir: forms.config.dataDir }),
    ...documentHandlers(shop, storage),
    ...receiptHandlers(shop),
    ...shipmentHandlers(shop),
    ...receiptFileHandlers(shop, storage),
    ...invoiceHandlers(shop, storage),
    ...openAccountHandlers(shop),
    ...customerFileHandlers(staff, { dataDir: forms.config.dataDir }),
    ...dashboardHandlers(database, now, shop),
    ...panelSearchHandlers(database, find, now),
    ...seoHandlers(staff),
    ...auditHandlers(staff),
    ...draftHandlers(staff, TRASH_RESOURCES),
    ...revisionHandlers(staff, TRASH_RESOURCES),
    ...trashHandlers(staff, TRASH_RESOURCES),
    ...systemHandlers(forms),
    ...outboxHandlers(forms),
    ...licenceHandlers(),
    ...previewHandlers(staff),
  };
  const finish = async (): Promise<void> => {
    const zipsEnded = cadZips.stop();
    cad.stop();
    await zipsEnded;
    await Promise.all([collector.flush(), usage.flush(), missingPagesSeen.flush(), hitsOfRedirects.flush()]);
  };
  const missing = missingAnswers({
    live: liveRedirects(database, onError),
    hits: hitsOfRedirects,
    missing: missingPagesSeen,
  });
  return { handlers, recognition: accounts.sessions, missing, finish };
}

/** Pages of the sitemap besides the fixed ones. */
export function sitemapPages(database: Database, now: Clock): SitemapPages {
  const products = productStore(database);
  return {
    scopes: ['catalogue', 'blogs', 'pages', 'jobs'],
    products: { count: products.countPublic, list: products.sitemapPages },
    others: [
      categoryStore(database).sitemapPages,
      familyStore(database).sitemapPages,
      pageStore(database).sitemapPages,
      blogStore(database).sitemapPages,
      jobStore(database, now).sitemapPages,
    ],
  };
}

/** The blog's newest posts for the feed. */
export { blogFeed as feedPosts } from './domains/content/blogs/feed.ts';

/** What the hourly work needs of the configuration: the folder, and what mails are written with. */
export type HousekeepingConfig = Pick<Config, 'dataDir'> & Parameters<typeof remindOfTransfers>[0]['config'];

/** Work that is done once an hour, each by itself: expired rows and files go, and customers are reminded. */
export function cleaners({ database, config, now }: { database: Database; config: HousekeepingConfig; now: Clock }) {
  const { dataDir } = config;
  const parts = { database, storage: diskStorage(dataDir), now };
  const { eraseDeletedMessages, eraseMessages, eraseApplications } = retention(parts);
  return [
    () => removeOldTries(parts),
    () => removeUsedChallenges(parts),
    () => removeUnconfirmed(parts),
    () => removeSentMails(parts),
    () => removeExpiredTokens(parts),
    resumeStore(parts).removeUnattached,
    receiptFileStore(parts).removeUnknown,
    () => removeUnknownInvoicePdfs(parts),
    () => removeUnusedAvatars(parts),
    () => removeAbandoned(dataDir, now),
    fileFinder(parts),
    () => removeReplaced(parts),
    () => cutLog(parts),
    missedSearchStore(parts).removeOld,
    missingPageStore(parts).removeOld,
    cadUsageStore(parts).removeOld,
    trashStore(parts, TRASH_RESOURCES).removeOld,
    () => removeOldTasks(parts),
    () => removeOldExports({ dataDir, now }),
    () => removeOldImports({ database, dataDir, now }),
    () => removeOldTables({ dataDir, now }),
    () => forgetOldPrices(parts),
    () => removeOldVersions(parts),
    previewStore(parts).removeOld,
    zipStore({ dataDir, now }).clean,
    () => remindOfTransfers({ database, config, now }),
    eraseDeletedMessages,
    eraseMessages,
    eraseApplications,
  ];
}

/** Work that falls due at times which staff chose, looked for every half minute, each by itself. */
export const dueWorks = (parts: { database: Database; now: Clock; dataDir: string }): (() => Promise<void>)[] => [
  () => movePriceLists({ ...parts, works: taskWorks(parts.dataDir) }),
  () => publishDue(parts, TRASH_RESOURCES),
];
