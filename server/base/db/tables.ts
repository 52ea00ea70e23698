import type {
  ColumnMapping,
  Import,
  ImportAction,
  ImportForm,
  ImportSource,
  ImportKindName,
  ImportMode,
  ImportWarning,
  SavedMapping,
} from '#contract/imports.ts';
import type { ColumnType, Generated } from 'kysely';
import type * as z from 'zod';
import type { AuditAction, AuditKind } from '#contract/audit.ts';
import type { UserRole } from '#contract/auth.ts';
import type { CadUse } from '#contract/cad-usage.ts';
import type { StockStatus } from '#contract/catalogue.ts';
import type { Kind } from '#contract/all-kinds.ts';
import type { ApplicationStatus } from '#contract/content.ts';
import type { Part } from '#contract/endpoint.ts';
import type { DeliveryAddress } from '#contract/addresses.ts';
import type { DraftKind } from '#contract/drafts.ts';
import type { AnyField, Columns, Fields } from '#contract/kind.ts';
import type { RateCurrency, RateSource } from '#contract/daily-price.ts';
import type { MenuEntry, MenuPlaceName } from '#contract/menu-places.ts';
import type { Currency } from '#contract/money.ts';
import type { InvoiceProfile, InvoiceState, ReturnIssuer } from '#contract/invoice-texts.ts';
import type { ReturnedLine } from '#contract/return-lines.ts';
import type { AgreementKey, DeliveryMethod, OrderStatus } from '#contract/order-facts.ts';
import type { Invoice } from '#contract/payment.ts';
import type { ViewState } from '#contract/list-views.ts';
import type { MediaUseKind } from '#contract/media.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { familyFields, KeyRange } from '#contract/families.ts';
import type { Unit } from '#contract/units.ts';
import type { RateAmounts } from '#contract/vat.ts';
import type { productFields, StockReason } from '#contract/products.ts';
import type { MailPauseReason } from '#contract/system.ts';
import type { PriceListKind, PriceListState } from '#contract/price-lists.ts';
import type { Task, TaskKind, TaskOutcome, TaskState } from '#contract/tasks.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import type { TrashKind } from '#contract/trash.ts';

/** A JSON column: read as T, written only through `json()`, so that a bare object cannot slip in. */
declare const jsonText: unique symbol;
export type JsonText<T> = string & { readonly [jsonText]: T };
type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>;
/** May be left out when a row is added. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
type NullableJson<T> = ColumnType<T | null, JsonText<T> | null | undefined, JsonText<T> | null>;
export const json = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

export interface CategoryTable {
  id: Generated<number>;
  publicId: string;
  parentId: number | null;
  slug: string;
  name: string;
  /** `sortKey(name)` */
  nameSort: string;
  description: string;
  img: string;
  isActive: boolean;
  sortOrder: number;
  /** Deleted, but stored because deleted products refer to it; invisible everywhere. */
  deletedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

/** A product: the columns of its fields (`contract/products.ts`), and these. */
export type ProductTable = FieldColumns<typeof productFields> & OwnProductColumns;
interface OwnProductColumns extends KindRow {
  slug: string;
  detailedDescription: string;
  /** `richTextToSave`; null: sanitized when it is read. */
  richTextStamp: Generated<string | null>;
  categoryId: number;
  subCategoryId: number | null;
  /** Minor units; null: sold on request. */
  priceMinor: number | null;
  oldPriceMinor: number | null;
  currency: Currency;
  /**
   * The price as it is kept, where that is a foreign currency sold at a daily rate (`catalogue/daily-prices.ts`): the
   * three columns above then hold what it is sold at. null: it is sold as it is kept.
   */
  listPriceMinor: Nullable<number>;
  listOldPriceMinor: Nullable<number>;
  listCurrency: Nullable<RateCurrency>;
  /** Set when a product that was ordered is deleted: its address answers 410. */
  deletedAt: Date | null;
  /** The family of which it is a size; its `technicalSpecs` are then written by `families/sizes.ts`. */
  familyId: Generated<number | null>;
  /** Values in the order of the family's columns: thousandths of the unit, or texts. */
  dims: ColumnType<Dim[] | null, JsonText<Dim[]> | null | undefined, JsonText<Dim[]> | null>;
  /** Values of the key columns: unique in the family. */
  keyHash: Generated<string | null>;

  // Derived by `products/derived.ts`, never edited.
  /** Whether public lists and searches contain it: active, not deleted, and in active categories. */
  isPublic: boolean;
  nameSort: string;
  /** Ascending price with the unpriced last, and descending likewise. */
  priceAsc: number;
  priceDesc: number;
  /** `foldCompact(code)` */
  codeFolded: string;
  /** Folded name and code; folded name, code and description. Every word has a space before it. */
  searchTitle: string;
  searchText: string;
}

/** A family: the columns of its fields (`contract/families.ts`), and these. */
export type FamilyTable = FieldColumns<typeof familyFields> & OwnFamilyColumns;
interface OwnFamilyColumns extends KindRow {
  slug: string;
  body: string;
  /** `richTextToSave`; null: sanitized when it is read. */
  richTextStamp: Generated<string | null>;
  categoryId: number;
  subCategoryId: number | null;

  // Derived, never edited. By `families/derived.ts`:
  /** Whether visitors see it: active, and in active categories. */
  isPublic: boolean;
  nameSort: string;
  /** Folded name, aliases, standards, material. */
  searchText: string;
  // By `families/totals.ts`, of the sizes that visitors see:
  articleCount: Generated<number>;
  /** Minor units; null: none has a price. */
  priceFromMinor: Generated<number | null>;
  priceFromCurrency: Generated<Currency | null>;
  keyRanges: Json<KeyRange[]>;
}

/** A word or phrase of the shop floor, and the catalogue's words that it stands for. */
/** A text by which visitors found nothing, and how often: no word of who they were. */
export interface MissedSearchTable {
  id: Generated<number>;
  publicId: string;
  /** As `fold` writes it: one row for all spellings. */
  folded: string;
  /** As it was first written. */
  text: string;
  times: number;
  firstAt: Date;
  lastAt: Date;
  isDone: boolean;
}

/** How often an article's CAD files were given on a day, or its model was wished for. */
export interface CadUsageTable {
  /** In Istanbul, 'YYYY-MM-DD'. */
  day: string;
  productId: number;
  kind: CadUse;
  count: number;
}

/** Changes to rows that the search's index holds, written by triggers in the order of their transactions. */
export interface CatalogueLogTable {
  n: Generated<number>;
  kind: 'product' | 'families' | 'categories' | 'synonyms';
  rowId: number;
  /** Of a product: a family that it was in or is in; null: none. */
  familyId: number | null;
}

/** The stock ledger, written by `products/stock.ts` alone: a product's changes add up to its level. */
export interface StockMoveTable {
  id: Generated<number>;
  productId: number;
  change: number;
  /** Stock after the change; null: counting has ended. */
  level: number | null;
  reason: StockReason;
  /** The order's id; '' for a change without an order. */
  orderNumber: Generated<string>;
  /** Public id and name of the person; '' for orders. */
  actorId: Generated<string>;
  actorName: Generated<string>;
  note: Generated<string>;
  /** Chosen by the form: a movement sent twice is stored once. */
  attempt: Generated<string | null>;
  at: Date;
}

/** What is counted of a redirect, besides its fields. */
interface RedirectCounts {
  hits: Generated<number>;
  lastHitAt: Date | null;
}

/** An address that was asked for and has no page: no word of who asked. */
export interface MissingPageTable {
  id: Generated<number>;
  publicId: string;
  /** As redirects compare it; '' counts all attempts to break in. */
  path: string;
  hits: number;
  firstAt: Date;
  lastAt: Date;
  refererHost: string;
}

/** Slugs that were public once: they lead to the row that had them. */
export interface OldSlugTable {
  kind: 'product' | 'family' | 'blog' | 'page';
  slug: string;
  rowId: number;
}

export interface SettingTable {
  key: string;
  value: Json<unknown>;
  updatedAt: Date;
}

/** What the site's search compares in posts, pages and jobs; derived by `search-text/words.ts`, never edited. */
export interface SearchColumns {
  /** Folded title and summary. */
  searchTitle: Generated<string>;
  /** The same with the folded text, cut. */
  searchText: Generated<string>;
}

/** Times that staff chose, as `contract/publishing.ts` writes them. */
interface PublishingColumns {
  publishAt: Generated<string | null>;
  unpublishAt: Generated<string | null>;
}

export interface PageTable extends SearchColumns, PublishingColumns {
  id: Generated<number>;
  publicId: string;
  slug: string;
  title: string;
  /** As written: sections of unknown types and other keys stay; `pages/store.ts` reads the known ones. */
  content: ColumnType<unknown, JsonText<StoredPageContent> | undefined, JsonText<StoredPageContent>>;
  /** The stamp of the paragraphs as shown. */
  richTextStamp: Generated<string | null>;
  metaTitle: Generated<string>;
  metaDescription: Generated<string>;
  isActive: boolean;
  sortOrder: number;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface StoredPageContent {
  heroTitle?: string;
  heroSubtitle?: string;
  sections?: readonly object[];
  [key: string]: unknown;
}

export interface BlogTable extends SearchColumns, PublishingColumns {
  id: Generated<number>;
  publicId: string;
  slug: string;
  title: string;
  /** Empty: lists show the beginning of the content. */
  excerpt: string;
  content: string;
  richTextStamp: Generated<string | null>;
  featuredImage: string;
  category: string;
  author: string;
  tags: Json<string[]>;
  /** Minutes. */
  readTime: number;
  isPublished: boolean;
  /** Derived by `blogs/derived.ts`, never edited: what the filters compare. */
  categoryKey: string;
  tagKeys: string;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface BlogViewTable {
  blogId: number;
  views: number;
  /** When readers of kept pages last learned a new number. */
  toldAt: Date;
}

/** The readers of a post on a day (Istanbul): anonymous keys that lose their meaning with the day's salt. */
export interface BlogReaderTable {
  blogId: number;
  day: string;
  reader: string;
}
export interface BlogReaderDayTable {
  day: string;
  salt: string;
}

/** The columns of every kind's table besides its fields. */
interface KindRow {
  id: Generated<number>;
  publicId: string;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}
type FieldValue<F extends AnyField> = z.output<F['input']>;
/** A field's column: lists and objects are JSON. */
type FieldColumn<F extends AnyField> = F extends { isGenerated: true }
  ? Generated<FieldValue<F>>
  : [FieldValue<F>] extends [object]
    ? Json<FieldValue<F>>
    : [FieldValue<F>] extends [object | null]
      ? NullableJson<NonNullable<FieldValue<F>>>
      : FieldValue<F>;
type FieldColumns<F extends Fields> = {
  [C in keyof Columns<F>]: Columns<F>[C] extends infer One extends AnyField ? FieldColumn<One> : never;
};
type KindTable<K extends Kind> = KindRow & FieldColumns<K['fields']>;
/** The tables that follow from the register of kinds. */
type KindTables = { [K in Kind as K['table']]: KindTable<K> };

/** A draft of a row that is on the site (`entities/row-drafts.ts`); never part of a reply to visitors. */
export interface RowDraftTable {
  kind: DraftKind;
  /** The row's public id. */
  rowId: string;
  /** The row's, when the draft was begun. */
  version: number;
  /** Public id and name of the person. */
  byId: string;
  byName: string;
  at: Date;
  /** JSON: changed fields, as a save sends them. */
  data: string;
}

/** Secrets of the server, never part of a reply. */
export interface SecretTable {
  name: string;
  value: string;
}

/** Secrets that were entered in the panel, encrypted; never part of a reply. */
export interface SealedTable {
  name: string;
  value: string;
  /** The end of a long value, or ''. */
  hint: string;
  updatedAt: Date;
}

/** Money that arrived for an order by transfer. */
export interface OrderReceiptTable {
  id: Generated<number>;
  orderId: number;
  attempt: string;
  /** Negative: takes a wrong one back. */
  amountMinor: number;
  /** A day in Istanbul. */
  receivedOn: string;
  /** IBAN of the shop's account, or ''. */
  account: string;
  reference: string;
  note: string;
  byName: string;
  createdAt: Date;
}

/** A change of the shop's currency and tax together with its prices. */
export interface MoneyChangeTable {
  id: Generated<number>;
  publicId: string;
  at: Date;
  byName: string;
  /** The settings that it changed, by key. */
  settingsBefore: Json<Partial<AllSettings>>;
  settingsAfter: Json<Partial<AllSettings>>;
  /** Of the shop before it. */
  currency: Currency;
  /** How many it changed. */
  prices: number;
  undoneAt: Date | null;
}

/** What the last of these changes made of a product's price. */
export interface FormerPriceTable {
  productId: number;
  changeId: number;
  priceMinor: number;
  oldPriceMinor: number | null;
  currency: Currency;
  newPriceMinor: number;
  newOldPriceMinor: number | null;
  newCurrency: Currency;
}

export interface ExchangeRateTable {
  id: Generated<number>;
  publicId: string;
  currency: RateCurrency;
  /** Millionths of a lira for one unit, without the shop's margin. */
  forexMicros: number;
  banknoteMicros: number;
  /** In Istanbul, 'YYYY-MM-DD': of the bulletin, or on which it was typed. */
  day: string;
  source: Exclude<RateSource, 'none'>;
  /** The bulletin's number; '': typed. */
  bulletin: string;
  /** Who typed it; '': nobody. */
  byName: string;
  /** The newest applied one of a currency is in force. */
  state: 'waiting' | 'applied' | 'refused';
  at: Date;
}

/** A rate that prices were computed at; `micros` with the shop's margin. */
export interface AppliedRate {
  micros: number;
  day: string;
  source: Exclude<RateSource, 'none'>;
}
/** null: there is none, or none fresh enough to sell at. */
export type AppliedRates = Record<RateCurrency, AppliedRate | null>;

/** One row, for all processes. */
export interface ExchangeRateStateTable {
  id: number;
  /** What the prices were computed at last; null: foreign prices are not sold. */
  applied: NullableJson<AppliedRates>;
  nextTryAt: Date | null;
  triedAt: Date | null;
  /** Why the last try brought no rates; '': it did. */
  problem: string;
}

/** What the price of an order's line was computed from. */
export interface ListedPrice extends AppliedRate {
  priceMinor: number;
  currency: RateCurrency;
}

export interface RateHitTable {
  id: Generated<number>;
  kind: string;
  /** Keyed hash of the client's network. */
  client: string;
  at: Date;
}

export interface UsedChallengeTable {
  id: string;
  expiresAt: Date;
}

/** The notice that was shown and accepted with a submission. */
interface Notice {
  noticeVersion: string;
  consentedAt: Date;
}

export interface ContactMessageTable extends Notice {
  id: Generated<number>;
  publicId: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  isRead: boolean;
  status: 'pending' | 'replied' | 'closed';
  idempotencyKey: string | null;
  /** Derived by `contacts/derived.ts`: the text that searches look through. */
  searchText: Generated<string>;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface JobApplicationTable extends Notice {
  id: Generated<number>;
  publicId: string;
  jobId: number;
  /** The job's title at the time of the application. */
  jobTitle: string;
  firstName: string;
  lastName: string;
  email: string;
  /** `emailKey(email)` */
  emailKey: string;
  phone: string;
  address: string;
  experience: string;
  education: string;
  skills: Json<string[]>;
  coverLetter: string;
  resumeUrl: string;
  portfolio: string;
  linkedIn: string;
  /** YYYY-MM-DD */
  availableStartDate: string | null;
  expectedSalary: string;
  status: ApplicationStatus;
  notes: string;
  reviewedBy: string;
  reviewedAt: Date | null;
  idempotencyKey: string | null;
  /** Derived by `applications/derived.ts`: the text that searches look through, and the sort key of names. */
  searchText: Generated<string>;
  nameSort: Generated<string>;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

/** Staff's reply to a message. */
export interface MessageReplyTable {
  id: Generated<number>;
  messageId: number;
  at: Date;
  /** The person's name at that time. */
  author: string;
  subject: string;
  body: string;
}

/** An uploaded CV: the name of a file under `private/resumes`. */
export interface ResumeTable {
  id: Generated<number>;
  token: string;
  fileName: string;
  originalName: string;
  kind: 'pdf' | 'doc' | 'docx';
  sizeBytes: number;
  /** null: uploaded, not (yet) part of an application. */
  applicationId: number | null;
  createdAt: Date;
}

export interface NewsletterSubscriberTable extends Notice {
  id: Generated<number>;
  publicId: string;
  email: string;
  emailKey: string;
  status: 'pending' | 'confirmed' | 'unsubscribed';
  generation: number;
  consentText: string;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Mails that wait, were sent, or failed. */
export interface OutboxTable {
  id: Generated<number>;
  publicId: string;
  kind: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  headers: Json<Record<string, string>>;
  /** Public id of the row whose words the mail repeats. */
  about: Generated<string | null>;
  state: 'waiting' | 'sent' | 'failed';
  attempts: Generated<number>;
  dueAt: Date;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

export interface UserTable {
  id: Generated<number>;
  publicId: string;
  username: string;
  /** `fold(username)` */
  usernameKey: string;
  name: string;
  /** `sortKey(name)` */
  nameSort: string;
  email: string;
  /** `emailKey(email)` */
  emailKey: string;
  /** argon2id, in PHC's string format. */
  passwordHash: string;
  role: UserRole;
  avatar: string;
  isActive: boolean;
  lastLoginAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface SessionTable {
  id: Generated<number>;
  publicId: string;
  userId: number;
  /** Hash of the one refresh token that is valid now. */
  tokenHash: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}

/** Tokens used within the last seconds; an older one is unknown, and ends its session. */
export interface UsedRefreshTokenTable {
  tokenHash: string;
  sessionId: number;
  usedAt: Date;
}

export interface AuditTable {
  id: Generated<number>;
  publicId: string;
  at: Date;
  /** A user's public id. */
  actorId: string;
  actorName: string;
  address: string;
  action: AuditAction;
  kind: AuditKind;
  /** The row's public id, or a setting's key. */
  rowId: string;
  /** The version after the change; null where rows have none. */
  rowVersion: number | null;
  title: string;
  changes: Json<{ field: string; before: unknown; after: unknown }[]>;
  /** The first of several readings shortly after one another; lists show it for all of them. */
  foldedInto: number | null;
  /** Words of the title; see `auditWords`. */
  searchText: string;
}

/** Work on many rows (docs/decisions/0130). */
export interface TaskTable {
  id: Generated<number>;
  publicId: string;
  kind: TaskKind;
  /** draft: its rows are chosen, what is to become of them is not. */
  state: TaskState | 'draft';
  isUndoing: boolean;
  /** The process that works on it; '': none. */
  runner: string;
  /** Times that it was taken up since it last got on. */
  attempts: number;
  cancelWanted: boolean;
  /** Rows dealt with in the present direction. */
  done: number;
  total: number;
  counts: Json<Task['counts']>;
  title: string;
  message: string;
  /** What its kind needs to know. */
  params: Json<unknown>;
  /** The entry of the audit table about all of its rows. */
  auditId: number | null;
  /** A user's public id. */
  byId: string;
  byName: string;
  createdAt: Date;
  startedAt: Date | null;
  heartbeatAt: Date | null;
  finishedAt: Date | null;
}

export interface TaskRowTable {
  taskId: number;
  no: number;
  /** A public id. */
  rowId: string;
  outcome: TaskOutcome;
  sentence: string;
  /** Fields as they were and as the task left them; null where it changed nothing. */
  fieldsBefore: NullableJson<Readonly<Record<string, unknown>>>;
  fieldsAfter: NullableJson<Readonly<Record<string, unknown>>>;
}

export interface ImportTable {
  id: Generated<number>;
  publicId: string;
  kind: ImportKindName;
  state: Import['state'];
  /** As its sender named it. */
  fileName: string;
  /** How it is read, and through which translation. */
  form: Json<ImportForm & { translated?: { source: ImportSource | null; notes: readonly string[] } }>;
  sheets: Json<readonly string[]>;
  columns: Json<Import['columns']>;
  mapping: Json<readonly ColumnMapping[]>;
  mode: ImportMode;
  /** Why a check ended early; '': it did not. */
  problem: string;
  warnings: Json<readonly { name: ImportWarning; count: number }[]>;
  /** Whether pictures are fetched from their addresses. */
  arePicturesFetched: Generated<boolean>;
  /** A ZIP of pictures beside the table; null: none. */
  picturesZip: NullableJson<{ fileName: string; count: number }>;
  /** The check, then the work on the rows. */
  taskId: number | null;
  /** A user's public id. */
  byId: string;
  byName: string;
  createdAt: Date;
}

/** What was found of a row of a file. */
export interface ImportPictureTable {
  importId: number;
  /** Of the name without regard to case, or of the address. */
  nameHash: string;
  name: string;
  /** In the library; null: not looked for yet; '': missing. */
  path: string | null;
  /** Why it is missing. */
  problem: string;
}
export interface ImportRowTable {
  importId: number;
  /** Line of the file. */
  no: number;
  key: string;
  action: ImportAction;
  /** Public id of the row that it changes; '' for none. */
  rowId: string;
  fieldsBefore: NullableJson<Readonly<Record<string, unknown>>>;
  fieldsAfter: NullableJson<Readonly<Record<string, unknown>>>;
  errors: Json<readonly { field: string; value: string; sentence: string }[]>;
  /** Of wrong rows alone. */
  cells: NullableJson<readonly string[]>;
  warning: ImportWarning | '';
  /** Path of a category that it adds; '' for none. */
  makes: string;
}

export interface ImportMappingTable {
  id: Generated<number>;
  publicId: string;
  kind: ImportKindName;
  name: string;
  nameKey: string;
  columns: Json<SavedMapping['columns']>;
}

/** Prices that hold from a time on, or for a while. */
export interface PriceListTable {
  id: Generated<number>;
  publicId: string;
  name: string;
  /** `fold(name)`, which searches look through. */
  nameKey: string;
  kind: PriceListKind;
  state: PriceListState;
  startsAt: Date | null;
  endsAt: Date | null;
  /** When somebody wanted its prices taken back; null: nobody, or they are. */
  undoAt: Date | null;
  /** The task that writes its prices or puts them back, or did so last. */
  taskId: number | null;
  note: string;
  /** Who scheduled it, a user's public id; '': nobody yet. */
  byId: string;
  byName: string;
  finishedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface PriceListItemTable {
  listId: number;
  productId: number;
  priceMinor: number;
  currency: Currency;
  outcome: TaskOutcome;
  sentence: string;
  /** The price as it was and as the list left it; null: it wrote none. */
  fieldsBefore: NullableJson<Readonly<Record<string, unknown>>>;
  fieldsAfter: NullableJson<Readonly<Record<string, unknown>>>;
}

/** Every price of a product as it was kept, written by triggers. */
export interface PriceHistoryTable {
  id: Generated<number>;
  productId: number;
  /** null: sold on request from then on. */
  priceMinor: number | null;
  currency: Currency;
  fromAt: Date;
}

export interface RevisionTable {
  id: Generated<number>;
  kind: string;
  /** The row's public id. */
  rowId: string;
  version: number;
  at: Date;
  byName: string;
  /** See `entities/packed-version.ts`. */
  data: string;
}

/** A file of the library (docs/decisions/0137). */
export interface MediaTable {
  id: Generated<number>;
  publicId: string;
  /** As rows name it. */
  path: string;
  kind: 'image' | 'document';
  /** The kind of picture, which decides its size: 'products'; of documents, 'documents'. */
  folder: string;
  originalName: string;
  title: string;
  alt: string;
  tags: Json<string[]>;
  mime: string;
  sizeBytes: number;
  /** null: of a document, or not known. */
  width: number | null;
  height: number | null;
  /** Of the file as it was uploaded; of one that was found on the disk, as it lies there. */
  sha256: string;
  /** '': found on the disk. */
  byName: string;
  /** Folded names, title, alternative text and tags. */
  searchText: string;
  /** Of staff's own order; null: in none. `folder` is the kind of picture. */
  folderId: number | null;
  /** Percent from the left and from the top of what stays visible where the picture is cut; null: its middle. */
  focusX: number | null;
  focusY: number | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

/** A folder of the media library. */
export interface MediaFolderTable {
  id: Generated<number>;
  publicId: string;
  name: string;
  parentId: number | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

/** A field of a row that names a file; rows in the trash count. */
export interface MediaUseTable {
  mediaId: number;
  kind: MediaUseKind;
  /** The row's public id, or a setting's key. */
  rowId: string;
  /** The column. */
  field: string;
}

/** A file that another has replaced: kept for a while, for pages that somebody has open. */
export interface ReplacedFileTable {
  path: string;
  replacedAt: Date;
}

export interface TrashTable {
  id: Generated<number>;
  publicId: string;
  kind: TrashKind;
  rowId: string;
  title: string;
  /** `fold(title)`: for searching. */
  titleFolded: string;
  /** The columns of the row and its related rows; the resource of each kind restores them. */
  data: Json<unknown>;
  deletedBy: string;
  deletedAt: Date;
}

/** The body of `POST /api/previews`, as its page shows it. */
export interface PreviewTable {
  /** `hashOfToken(token)` */
  tokenHash: string;
  data: Json<unknown>;
  expiresAt: Date;
}

/**
 * The last change to each scope, and to each part that has changed alone; a scope's row is its lock on PostgreSQL. See
 * `changes.ts`.
 */
export interface ChangeTable {
  /** The scope, or a part of it. */
  scope: Part;
  /** Number of the change: greater than any earlier one of the same part. */
  n: number;
}

/**
 * Customers who registered themselves, and owners of accounts made by staff who have confirmed their address (their
 * `noticeVersion` is empty).
 */
export interface CustomerTable extends Notice {
  userId: number;
  /** `emailKey` of the confirmed address; a different one than the account's means unconfirmed. */
  confirmedEmailKey: string | null;
}

/** A customer's saved address. */
export interface AddressTable extends DeliveryAddress {
  id: Generated<number>;
  publicId: string;
  userId: number;
  title: string;
  isDefault: boolean;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

/** A saved view of one of the panel's lists. */
export interface ListViewTable {
  id: Generated<number>;
  publicId: string;
  userId: number;
  list: string;
  name: string;
  /** `fold(name)` */
  nameKey: string;
  isShared: boolean;
  state: Json<ViewState>;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

/** What a person has chosen for one of the panel's lists. */
export interface ListChoiceTable {
  userId: number;
  list: string;
  columns: NullableJson<string[]>;
  /** Public id of a view, which may be gone. */
  defaultView: string | null;
}

/** A link in a mail: for a new password, or to confirm the account's address. */
export interface AccountTokenTable {
  tokenHash: string;
  userId: number;
  kind: 'reset' | 'confirm';
  /** `emailKey` of the mail's recipient: a later change of address voids the link. */
  emailKey: string;
  expiresAt: Date;
}

export interface CartLineTable {
  userId: number;
  productId: number;
  /** `contract/cart-line.ts` */
  config: Generated<string>;
  quantity: number;
  position: number;
}

/** The last order number given in a year. */
export interface OrderNumberTable {
  year: number;
  last: number;
}

/** The texts that were shown and accepted before paying. */
export interface StoredConsent {
  key: AgreementKey;
  title: string;
  version: string;
  text: string;
  at: string;
}

export interface OrderTable {
  id: Generated<number>;
  publicId: string;
  /** SP-2026-000123 */
  number: string;
  /** null once the account is deleted. */
  userId: number | null;
  /** Identifies one checkout of the customer; null once the checkout may be tried again. */
  attemptKey: string | null;
  status: OrderStatus;
  customerName: string;
  customerEmail: string;
  /** `emailKey(customerEmail)` */
  emailKey: string;
  currency: Currency;
  subtotalMinor: number;
  /** null: the recipient pays the carrier. */
  shippingMinor: number | null;
  fastCargoMinor: number;
  totalMinor: number;
  /** Whether the order's prices and fees contain the tax; null, like the next four: no tax is known. */
  pricesIncludeVat: Nullable<boolean>;
  netMinor: Nullable<number>;
  vatMinor: Nullable<number>;
  /** Fees included. */
  vatByRate: NullableJson<RateAmounts[]>;
  /** Of the fees, percent. */
  shippingVatRate: Nullable<number>;
  refundedMinor: Generated<number>;
  /** What the provider took of the card, with what instalments cost; null: it has not told, and took the total. */
  chargedMinor: Nullable<number>;
  /** 1: a single payment; null: the provider has not told. */
  instalments: Nullable<number>;
  deliveryMethod: DeliveryMethod;
  /** Of the shop's own delivery methods; '': the settings'. */
  deliveryMethodId: Generated<string>;
  deliveryName: Generated<string>;
  /** In words; '': not said. */
  deliveryDays: Generated<string>;
  isPickup: Generated<boolean>;
  pickupNote: Generated<string>;
  address: Json<DeliveryAddress>;
  invoice: Json<Invoice>;
  poNumber: string;
  note: string;
  consents: Json<StoredConsent[]>;
  carrier: Generated<string>;
  trackingNumber: Generated<string>;
  trackingUrl: Generated<string>;
  staffNote: Generated<string>;
  provider: string;
  sessionId: string | null;
  sessionUrl: string | null;
  sessionExpiresAt: Date;
  paymentId: string | null;
  /**
   * Facts from the provider; see `payments/facts.ts`. `paidAt`: a payment with the right amount, or one that staff
   * accepted; its stock is taken, its mails are sent.
   */
  paidAt: Date | null;
  failedAt: Date | null;
  expiredAt: Date | null;
  /** When somebody ended the wait for a transfer, or for the money of an order on account. */
  transferEndedAt: Nullable<Date>;
  /** When the customer was reminded of a transfer. */
  remindedAt: Nullable<Date>;
  /** Of an order on account: when it is to be paid; null until it is approved. */
  dueAt: Nullable<Date>;
  /** Derived: some of it has left and the rest still waits; see `shipments/settle.ts`. */
  isPartShipped: Generated<boolean>;
  /** When staff said that what has not left will not be sent any more. */
  restClosedAt: Nullable<Date>;
  reviewReason: Generated<string>;
  /** Derived: the text that staff's list searches. */
  searchText: string;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
}

export interface OrderLineTable {
  id: Generated<number>;
  orderId: number;
  position: number;
  productId: number;
  productPublicId: string;
  /** `contract/cart-line.ts` */
  config: Generated<string>;
  code: string;
  name: string;
  img: string;
  unitPriceMinor: number;
  quantity: number;
  /** As agreed at the purchase; null: not known. */
  stockStatus: StockStatus | null;
  /** In words, as agreed at the purchase; '': not known. */
  leadTime: Generated<string>;
  /** Percent; null, like the next two: no tax is known. */
  vatRate: Nullable<number>;
  netMinor: Nullable<number>;
  vatMinor: Nullable<number>;
  unit: Generated<Unit>;
  gtip: Generated<string>;
  /** null: it was sold as it was kept. */
  listed: NullableJson<ListedPrice>;
  stockTaken: Generated<number>;
}

export interface OrderEventTable {
  id: Generated<number>;
  orderId: number;
  at: Date;
  byKind: 'customer' | 'staff' | 'provider' | 'system';
  byName: string;
  fromStatus: OrderStatus | '';
  toStatus: OrderStatus;
  notes: string;
}

export interface PaymentEventTable {
  id: string;
  type: string;
  orderId: number | null;
  receivedAt: Date;
}

export interface RefundTable {
  id: Generated<number>;
  publicId: string;
  orderId: number;
  /** Chosen by the form: the same one never refunds twice. */
  attempt: string;
  amountMinor: number;
  reason: string;
  byName: string;
  isRestocked: boolean;
  status: 'pending' | 'done' | 'failed';
  providerRefundId: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The invoice of an order; see `contract/invoices.ts`. */
export interface InvoiceTable {
  id: Generated<number>;
  orderId: number;
  uuid: string;
  profile: InvoiceProfile;
  exemptionCode: string;
  state: InvoiceState;
  /** null: not issued yet. */
  number: string | null;
  issueDate: string | null;
  /** Under `private/invoices`; null: none. */
  pdfName: string | null;
  byName: string;
  createdAt: Date;
  updatedAt: Date;
}

/** The invoice of what a refund was for; see `contract/invoices.ts`. */
export interface ReturnInvoiceTable {
  id: Generated<number>;
  refundId: number;
  uuid: string;
  issuedBy: ReturnIssuer;
  lines: Json<ReturnedLine[]>;
  state: InvoiceState;
  /** null: not issued yet. */
  number: string | null;
  issueDate: string | null;
  /** Under `private/invoices`; null: none. */
  pdfName: string | null;
  byName: string;
  createdAt: Date;
  updatedAt: Date;
}

/** What of an order left together; see `contract/shipments.ts`. */
export interface ShipmentTable {
  id: Generated<number>;
  publicId: string;
  orderId: number;
  /** Counts from 1 within the order. */
  no: number;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  parcels: number;
  /** Of all its parcels, grams; null: not weighed. */
  weightG: number | null;
  byName: string;
  shippedAt: Date;
  deliveredAt: Date | null;
}
export interface ShipmentLineTable {
  id: Generated<number>;
  shipmentId: number;
  orderLineId: number;
  quantity: number;
}

/** A bank receipt that a customer uploaded: the name of a file under `private/receipts`. */
export interface ReceiptFileTable {
  id: Generated<number>;
  publicId: string;
  orderId: number;
  fileName: string;
  originalName: string;
  kind: 'pdf' | 'jpg' | 'png';
  sizeBytes: number;
  createdAt: Date;
}

/** Words of a kind of mail that staff have replaced; see `contract/mail-wording.ts`. */
export interface MailTemplateTable {
  kind: string;
  subject: string;
  intro: string;
  outro: string;
  version: number;
  byName: string;
  updatedAt: Date;
}

/** A menu of the site that staff have saved. */
export interface MenuTable {
  place: MenuPlaceName;
  title: string;
  entries: Json<MenuEntry[]>;
  version: number;
  byName: string;
  updatedAt: Date;
}

/** Terms on which a customer buys on account. */
export interface CustomerTermsTable {
  id: Generated<number>;
  userId: number;
  isAllowed: boolean;
  limitMinor: number;
  /** Of the limit: the shop's when it was set. */
  currency: Currency;
  days: number;
  note: string;
  version: number;
  updatedAt: Date;
}

/** Orders and refunds that the provider has been asked about; see `payments/questions.ts`. */
export interface PaymentQuestionTable {
  about: 'order' | 'refund';
  rowId: number;
  /** Number of questions, answered or not. */
  asked: number;
  nextAt: Date;
}

/** One row while the outbox pauses; see `mail/pauses.ts`. */
export interface MailPauseTable {
  id: number;
  since: Date;
  until: Date;
  /** Failed tries in a row. */
  failures: number;
  reason: MailPauseReason;
  /** 'ECONNREFUSED', 'EAUTH 535' */
  code: string;
}

/** The instalments of one family of cards, such as Bonus or World. */
export interface InstalmentFamily {
  name: string;
  /** By count, from 2 on; `ratio`: the sum of the instalments, of a price of 1. */
  options: { count: number; ratio: number }[];
}

/** What instalments cost at a provider, as it last told. */
export interface InstalmentRateTable {
  provider: string;
  /** Whether its keys are those of a test: their rates are others. */
  isTest: boolean;
  /** null: never told. */
  families: NullableJson<InstalmentFamily[]>;
  fetchedAt: Date | null;
  /** When some process last asked; it is the only one that does for a while. */
  askedAt: Date;
  failedAt: Date | null;
}

/** The built-in test provider's own storage. */
export interface DemoSessionTable {
  id: string;
  idempotencyKey: string;
  request: Json<unknown>;
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  paymentId: string | null;
  refundedMinor: Generated<number>;
  /** As the customer chose. */
  instalments: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
}
export interface DemoDeliveryTable {
  id: Generated<number>;
  eventId: string;
  body: string;
  dueAt: Date;
  attempts: Generated<number>;
  deliveredAt: Date | null;
}

export interface Tables extends KindTables {
  listViews: ListViewTable;
  listChoices: ListChoiceTable;
  categories: CategoryTable;
  products: ProductTable;
  families: FamilyTable;
  missedSearches: MissedSearchTable;
  cadUsage: CadUsageTable;
  catalogueLog: CatalogueLogTable;
  stockMoves: StockMoveTable;
  oldSlugs: OldSlugTable;
  redirects: KindTables['redirects'] & RedirectCounts;
  missingPages: MissingPageTable;
  settings: SettingTable;
  jobs: KindTables['jobs'] & SearchColumns;
  pages: PageTable;
  blogs: BlogTable;
  blogViews: BlogViewTable;
  blogReaders: BlogReaderTable;
  blogReaderDays: BlogReaderDayTable;
  secrets: SecretTable;
  sealed: SealedTable;
  moneyChanges: MoneyChangeTable;
  formerPrices: FormerPriceTable;
  exchangeRates: ExchangeRateTable;
  exchangeRateState: ExchangeRateStateTable;
  rateHits: RateHitTable;
  usedChallenges: UsedChallengeTable;
  contactMessages: ContactMessageTable;
  messageReplies: MessageReplyTable;
  jobApplications: JobApplicationTable;
  resumes: ResumeTable;
  newsletterSubscribers: NewsletterSubscriberTable;
  outbox: OutboxTable;
  mailPauses: MailPauseTable;
  users: UserTable;
  sessions: SessionTable;
  usedRefreshTokens: UsedRefreshTokenTable;
  audit: AuditTable;
  tasks: TaskTable;
  taskRows: TaskRowTable;
  imports: ImportTable;
  importRows: ImportRowTable;
  importPictures: ImportPictureTable;
  importMappings: ImportMappingTable;
  priceLists: PriceListTable;
  priceListItems: PriceListItemTable;
  priceHistory: PriceHistoryTable;
  rowDrafts: RowDraftTable;
  revisions: RevisionTable;
  trash: TrashTable;
  media: MediaTable;
  mediaFolders: MediaFolderTable;
  mediaUses: MediaUseTable;
  replacedFiles: ReplacedFileTable;
  previews: PreviewTable;
  changes: ChangeTable;
  customers: CustomerTable;
  addresses: AddressTable;
  accountTokens: AccountTokenTable;
  cartLines: CartLineTable;
  orderNumbers: OrderNumberTable;
  orders: OrderTable;
  orderLines: OrderLineTable;
  orderEvents: OrderEventTable;
  orderReceipts: OrderReceiptTable;
  paymentEvents: PaymentEventTable;
  customerTerms: CustomerTermsTable;
  mailTemplates: MailTemplateTable;
  menus: MenuTable;
  receiptFiles: ReceiptFileTable;
  invoices: InvoiceTable;
  returnInvoices: ReturnInvoiceTable;
  shipments: ShipmentTable;
  shipmentLines: ShipmentLineTable;
  refunds: RefundTable;
  paymentQuestions: PaymentQuestionTable;
  demoSessions: DemoSessionTable;
  instalmentRates: InstalmentRateTable;
  demoDeliveries: DemoDeliveryTable;
}
