// Which tables leave the shop with all its data, and which do not. A table that is in neither list fails the test.
import type { Tables } from '../../base/db/tables.ts';

export interface TableRule {
  /** Columns by which rows are read in pieces, where there is no `id`. */
  order?: readonly string[];
  /** Columns that stay here: secrets, and what other columns follow from. */
  without?: readonly string[];
}

const SEARCH = ['searchTitle', 'searchText'];

/** Tables of the shop's data. */
export const GIVEN_TABLES: Readonly<Partial<Record<keyof Tables, TableRule>>> = {
  categories: { without: ['nameSort'] },
  products: { without: [...SEARCH, 'nameSort', 'keyHash', 'codeFolded', 'richTextStamp'] },
  families: { without: ['searchText', 'nameSort', 'keyRanges', 'richTextStamp'] },
  attributes: {},
  synonyms: {},
  oldSlugs: { order: ['kind', 'slug'] },
  stockMoves: {},
  missedSearches: {},
  cadUsage: { order: ['day', 'productId', 'kind'] },
  exchangeRates: {},
  moneyChanges: {},
  formerPrices: { order: ['productId', 'changeId'] },
  settings: { order: ['key'] },
  mailTemplates: { order: ['kind'] },
  pages: { without: [...SEARCH, 'richTextStamp'] },
  blogs: { without: [...SEARCH, 'richTextStamp'] },
  blogViews: { order: ['blogId'] },
  redirects: {},
  missingPages: {},
  features: {},
  jobs: { without: SEARCH },
  programs: {},
  qualityCategories: {},
  brands: {},
  slides: {},
  carriers: {},
  contactMessages: { without: ['idempotencyKey', 'searchText'] },
  messageReplies: {},
  jobApplications: { without: ['idempotencyKey', 'searchText', 'nameSort', 'resumeUrl'] },
  newsletterSubscribers: {},
  users: { without: ['passwordHash', 'usernameKey', 'emailKey', 'nameSort'] },
  customers: { order: ['userId'], without: ['confirmedEmailKey'] },
  customerTerms: {},
  addresses: {},
  orders: { without: ['attemptKey', 'sessionId', 'sessionUrl', 'sessionExpiresAt', 'searchText', 'emailKey'] },
  orderLines: {},
  orderEvents: {},
  orderReceipts: {},
  refunds: {},
  invoices: {},
  returnInvoices: {},
  shipments: {},
  shipmentLines: {},
  audit: { without: ['searchText'] },
};

/** Secrets and sessions, what is on its way, what each person arranged for themselves, and what follows from the rest. */
export const KEPT_TABLES: readonly (keyof Tables)[] = [
  'secrets',
  'sealed',
  'sessions',
  'usedRefreshTokens',
  'accountTokens',
  'previews',
  'usedChallenges',
  'rateHits',
  'resumes',
  'receiptFiles',
  'outbox',
  'mailPauses',
  'blogReaders',
  'blogReaderDays',
  'catalogueLog',
  'changes',
  'exchangeRateState',
  'instalmentRates',
  'paymentEvents',
  'paymentQuestions',
  'demoSessions',
  'demoDeliveries',
  'orderNumbers',
  'cartLines',
  'listViews',
  'listChoices',
  'tasks',
  'taskRows',
  'imports',
  'importRows',
  'importMappings',
  'revisions',
  'trash',
];
