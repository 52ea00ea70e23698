// The table of all endpoints, and the types of their inputs and replies.
import type * as z from 'zod';
import { addressEndpoints } from './addresses.ts';
import { kindEndpoints } from './all-kinds.ts';
import { applicationEndpoints } from './applications.ts';
import { arrangementEndpoints } from './arrangements.ts';
import { auditEndpoints } from './audit.ts';
import { draftEndpoints } from './drafts.ts';
import { revisionEndpoints } from './revisions.ts';
import { authEndpoints } from './auth.ts';
import { blogEndpoints } from './blogs.ts';
import { cadEndpoints } from './cad.ts';
import { cadUsageEndpoints } from './cad-usage.ts';
import { cartEndpoints } from './cart.ts';
import { categoryEndpoints } from './categories.ts';
import { contactEndpoints } from './contacts.ts';
import { contentSearchEndpoints } from './content-search.ts';
import { customerEndpoints } from './customers.ts';
import { dashboardEndpoints } from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import { everythingEndpoints } from './everything.ts';
import { exportEndpoints } from './exports.ts';
import { familyFileEndpoints } from './family-files.ts';
import { familyEndpoints } from './families.ts';
import { familyArticleEndpoints } from './family-articles.ts';
import { jobStatsEndpoints } from './jobs.ts';
import { licenceEndpoints } from './licences.ts';
import { listViewEndpoints } from './list-views.ts';
import { mailTemplateEndpoints } from './mail-templates.ts';
import { mailEndpoints } from './mail.ts';
import { menuEndpoints } from './menus.ts';
import { bulkEndpoints } from './bulk-edit.ts';
import { exchangeRateEndpoints } from './exchange-rates.ts';
import { importEndpoints } from './imports.ts';
import { priceListEndpoints } from './price-lists.ts';
import { rowsEditEndpoints } from './rows-edit.ts';
import { taskEndpoints } from './tasks.ts';
import { moneyEndpoints } from './money-setup.ts';
import { mediaFolderEndpoints } from './media-folders.ts';
import { mediaEndpoints } from './media.ts';
import { missedSearchEndpoints } from './missed-searches.ts';
import { missingPageEndpoints } from './missing-pages.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { orderEndpoints } from './orders.ts';
import { shipmentEndpoints } from './shipments.ts';
import { invoiceEndpoints } from './invoices.ts';
import { openAccountEndpoints } from './open-accounts.ts';
import { outboxEndpoints } from './outbox.ts';
import { pageEndpoints } from './pages.ts';
import { panelSearchEndpoints } from './panel-search.ts';
import { cardPaymentEndpoints } from './card-payments.ts';
import { paymentEndpoints } from './payment.ts';
import { previewEndpoints } from './previews.ts';
import { productEndpoints } from './products.ts';
import { qualityStatsEndpoints } from './quality.ts';
import { sealedEndpoints } from './sealed.ts';
import { redirectEndpoints } from './redirects.ts';
import { searchEndpoints } from './search.ts';
import { seoEndpoints } from './seo.ts';
import { settingEndpoints } from './settings.ts';
import { systemEndpoints } from './system.ts';
import { trashEndpoints } from './trash.ts';
import { userEndpoints } from './users.ts';

/** Every call of the API. The server makes its routes from it at run time; browsers import its type only. */
export const contract = {
  ...categoryEndpoints,
  ...productEndpoints,
  ...familyEndpoints,
  ...searchEndpoints,
  ...contentSearchEndpoints,
  ...missedSearchEndpoints,
  ...missingPageEndpoints,
  ...redirectEndpoints,
  ...familyArticleEndpoints,
  ...cadEndpoints,
  ...cadUsageEndpoints,
  ...licenceEndpoints,
  ...settingEndpoints,
  ...sealedEndpoints,
  ...moneyEndpoints,
  ...exchangeRateEndpoints,
  ...taskEndpoints,
  ...importEndpoints,
  ...priceListEndpoints,
  ...rowsEditEndpoints,
  ...bulkEndpoints,
  ...exportEndpoints,
  ...familyFileEndpoints,
  ...everythingEndpoints,
  ...mailEndpoints,
  ...mailTemplateEndpoints,
  ...pageEndpoints,
  ...menuEndpoints,
  ...blogEndpoints,
  ...mediaEndpoints,
  ...mediaFolderEndpoints,
  ...kindEndpoints,
  ...arrangementEndpoints,
  ...listViewEndpoints,
  ...qualityStatsEndpoints,
  ...jobStatsEndpoints,
  ...contactEndpoints,
  ...applicationEndpoints,
  ...newsletterEndpoints,
  ...previewEndpoints,
  ...authEndpoints,
  ...userEndpoints,
  ...customerEndpoints,
  ...addressEndpoints,
  ...cartEndpoints,
  ...paymentEndpoints,
  ...cardPaymentEndpoints,
  ...orderEndpoints,
  ...shipmentEndpoints,
  ...invoiceEndpoints,
  ...dashboardEndpoints,
  ...panelSearchEndpoints,
  ...seoEndpoints,
  ...auditEndpoints,
  ...draftEndpoints,
  ...revisionEndpoints,
  ...trashEndpoints,
  ...systemEndpoints,
  ...openAccountEndpoints,
  ...outboxEndpoints,
} satisfies Record<string, Endpoint>;

export type Contract = typeof contract;
/** 'METHOD /api/path' */
export type Key = keyof Contract;
/** Calls that take a file: uploads with progress, not calls of the client. */
export type FileKey = { [K in Key]: Contract[K] extends { file: object } ? K : never }[Key];

/** Calls that take a signed message: other servers make them, not the client. */
export type RawKey = { [K in Key]: Contract[K] extends { isRaw: true } ? K : never }[Key];

type Part<E, K extends string, D extends 'in' | 'out'> = E extends { [P in K]: infer S extends z.ZodType }
  ? D extends 'in'
    ? z.input<S>
    : z.output<S>
  : never;
type Fields<K extends Key, D extends 'in' | 'out'> = (Contract[K] extends { params: z.ZodType }
  ? { params: Part<Contract[K], 'params', D> }
  : unknown) &
  (Contract[K] extends { query: z.ZodType }
    ? D extends 'in'
      ? { query?: Part<Contract[K], 'query', D> }
      : { query: Part<Contract[K], 'query', D> }
    : unknown) &
  (Contract[K] extends { body: z.ZodType } ? { body: Part<Contract[K], 'body', D> } : unknown);

/** Input of a caller. */
export type Input<K extends Key> = Fields<K, 'in'>;
/** An uploaded file in a temporary place; removed after the call. */
export interface ReceivedFile {
  path: string;
  /** Name of the multipart field that it came in. */
  field: string;
  /** Name on the visitor's computer, for display only. */
  originalName: string;
  /** MIME type that the browser states. */
  declaredType: string;
  sizeBytes: number;
}
/** A signed message as it arrived. */
export interface RawMessage {
  body: Uint8Array;
  /** Names in lower case; the first value of each. */
  headers: Readonly<Record<string, string>>;
}
/** Input of a handler: checked, with defaults filled in. */
export type Parsed<K extends Key> = Fields<K, 'out'> &
  (K extends FileKey ? { file: ReceivedFile } : unknown) &
  (K extends RawKey ? { message: RawMessage } : unknown);
/** Reply as a caller gets it. */
export type Output<K extends Key> = z.output<Contract[K]['response']>;
/** Reply as a handler returns it. */
export type Reply<K extends Key> = z.input<Contract[K]['response']>;

/** An `AbortSignal` by its shape, because this room knows neither DOM nor Node. */
export interface CancelSignal {
  readonly aborted: boolean;
}

type Args<K extends Key> =
  object extends Input<K> ? [input?: Input<K>, signal?: CancelSignal] : [input: Input<K>, signal?: CancelSignal];

/** The one signature of a call: over fetch in the browser, in process on the server. Rejects with an `ApiError`. */
export type Api = <K extends Exclude<Key, FileKey | RawKey>>(key: K, ...args: Args<K>) => Promise<Output<K>>;
