// Customers from a file, found by their e-mail address. New ones have no password: they choose one by a link
// (docs/decisions/0145).
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import * as z from 'zod';
import { ADMIN_ONLY } from '#contract/access.ts';
import { addressFields } from '#contract/addresses.ts';
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import { DEFAULT_AVATAR, PersonName } from '#contract/auth.ts';
import {
  ALLOWED,
  CUSTOMER_HEADINGS as labels,
  CUSTOMER_WAS_USED,
  IS_STAFF,
  NOT_ALLOWED,
  TURKISH_LETTERS_IN_EMAIL,
  USUAL_ADDRESS_TITLE,
} from '#contract/customer-file-texts.ts';
import { Email } from '#contract/form-fields.ts';
import { formatNumber } from '#contract/format.ts';
import { fieldsKept, IMPORT_ROW_CHANGED, KNOWN_ROW, UNKNOWN_ROW } from '#contract/import-texts.ts';
import { isWholeCents } from '#contract/money.ts';
import { termsFields } from '#contract/open-accounts.ts';
import { PROVINCES } from '#contract/provinces.ts';
import { fold } from '#contract/text.ts';
import { switchValue } from '#contract/typed-fields.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import type { UserTable } from '../../base/db/tables.ts';
import { emailKey } from '../../base/email-key.ts';
import type { MailConfig } from '../../base/mail/recipients.ts';
import { record, secret } from '../../entities/audit/record.ts';
import type { FieldRule, ImportKind, Judge, Judgement, WantedRow, WantedValue } from '../../entities/imports/kind.ts';
import type { By } from '../../entities/resource.ts';
import { answeringDuplicates, createRow, getRow, updateRow } from '../../entities/saving.ts';
import type { Done, TaskFields, Undone } from '../../entities/tasks/kind.ts';
import { newAccountToken, linkOf, storeAccountToken } from '../people/accounts/account-tokens.ts';
import { INVITATION_DAYS, invitationMail } from '../people/accounts/mail-templates.ts';
import { accountMails } from '../people/accounts/mails.ts';
import { usernameFor } from '../people/accounts/registration.ts';
import { nameColumns, userResource } from '../people/accounts/resource.ts';
import { endSessions } from '../people/accounts/sessions.ts';
import { addAddress, changeAddress, removeAddress } from '../people/addresses/store.ts';
import { eraseAccount } from '../personal-data/account-deletion.ts';
import { saveTerms } from '../shop/open-accounts/save.ts';
import { termsOf } from '../shop/open-accounts/terms.ts';
import { WHOLE_CENTS_ONLY } from '../shop/texts.ts';
import {
  ACCOUNT_FIELDS,
  ADDRESS_FIELDS,
  defaultAddresses,
  flatOf,
  TERMS_FIELDS,
  type CustomerField,
  type CustomerValues,
} from './flat.ts';
import { shopifyCustomers } from './shopify.ts';
import { wooCustomers } from './woo.ts';

type User = Selectable<UserTable>;

const NEW_ID = '_id';
/** No password is the right one. */
const NO_PASSWORD = '';
const DAY_MS = 24 * 60 * 60_000;

const fields: readonly FieldRule[] = [
  {
    name: 'email',
    label: labels.email,
    type: 'text',
    isKey: true,
    isNeeded: true,
    aliases: ['E-mail', 'Email', 'Mail', 'E-posta adresi', 'Müşteri e-postası'],
  },
  {
    name: 'name',
    label: labels.name,
    type: 'text',
    isNeeded: true,
    aliases: ['Ad', 'Adı soyadı', 'İsim', 'Müşteri', 'Müşteri adı', 'Name'],
  },
  { name: 'isActive', label: labels.isActive, type: 'switch', aliases: ['Aktif', 'Etkin', 'Active'] },
  { name: 'isAllowed', label: labels.isAllowed, type: 'switch', aliases: ['Cari', 'Açık hesap'] },
  { name: 'limit', label: labels.limit, type: 'number', aliases: ['Limit', 'Kredi limiti', 'Risk limiti'] },
  { name: 'days', label: labels.days, type: 'whole', aliases: ['Vade', 'Vade günü'] },
  { name: 'note', label: labels.note, type: 'text', aliases: ['Not', 'Cari hesap notu'] },
  { name: 'title', label: labels.title, type: 'text', aliases: ['Adres başlığı'] },
  { name: 'recipient', label: labels.recipient, type: 'text', aliases: ['Teslim alacak kişi'] },
  { name: 'phone', label: labels.phone, type: 'text', aliases: ['Tel', 'Cep', 'GSM', 'Cep telefonu', 'Phone'] },
  { name: 'city', label: labels.city, type: 'text', aliases: ['Şehir', 'City'] },
  { name: 'district', label: labels.district, type: 'text', aliases: ['Semt', 'District'] },
  { name: 'line', label: labels.line, type: 'text', aliases: ['Açık adres', 'Teslimat adresi', 'Address'] },
  { name: 'postalCode', label: labels.postalCode, type: 'text', aliases: ['PK', 'Zip', 'Postcode'] },
];

const accountSchema = z.object({ name: PersonName, isActive: switchValue }).partial();
const termsSchema = z.object(termsFields).partial();
const { isDefault: _default, ...addressParts } = addressFields;
const addressSchema = z.object(addressParts);

const PROVINCE_BY_NAME = new Map(PROVINCES.map((name) => [fold(name), name]));
const picked = (values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
const isOneOf = (names: readonly string[], values: TaskFields): boolean => names.some((name) => name in values);
const hasAddress = (values: Readonly<Record<string, unknown>>): boolean => values['title'] !== '';

interface Found {
  user: User;
  values: CustomerValues;
}

/** Customers and staff by the keys of their addresses. */
async function foundBy(db: Db, keys: readonly string[]): Promise<Map<string, Found>> {
  if (keys.length === 0) return new Map();
  const users = await db.selectFrom('users').selectAll().where('emailKey', 'in', keys).orderBy('id').execute();
  const ids = users.map(({ id }) => id);
  const addresses = await defaultAddresses(db, ids);
  const terms =
    ids.length === 0
      ? []
      : await db.selectFrom('customerTerms').selectAll().where('userId', 'in', ids).orderBy('id').execute();
  const termsBy = new Map(terms.map((row) => [row.userId, row]));
  return new Map(
    users.map((user) => [user.emailKey, { user, values: flatOf(user, termsBy.get(user.id), addresses.get(user.id)) }]),
  );
}

/** A province by its name in any spelling. */
const plain = (name: string, value: WantedValue): unknown => {
  if (name === 'city' && typeof value === 'string') return PROVINCE_BY_NAME.get(fold(value)) ?? value;
  const isText = fields.find((field) => field.name === name)?.type === 'text';
  return value === null && isText ? '' : value;
};

/** The fields as they would be stored, or what is wrong with them. */
function checkedValues(
  given: Readonly<Record<string, unknown>>,
  present: CustomerValues | undefined,
): { values: Record<string, unknown> } | { errors: Judgement['errors'] } {
  const errors = new Map<string, string>();
  const values: Record<string, unknown> = {};
  const take = (schema: z.ZodType<object>, input: Record<string, unknown>): void => {
    const parsed = schema.safeParse(input);
    if (parsed.success) Object.assign(values, parsed.data);
    else for (const { path, message } of parsed.error.issues.toReversed()) errors.set(String(path[0]), message);
  };
  take(accountSchema, picked(given, ACCOUNT_FIELDS));
  take(termsSchema, picked(given, TERMS_FIELDS));
  if (typeof values['limit'] === 'number' && !isWholeCents(values['limit'])) errors.set('limit', WHOLE_CENTS_ONLY);
  const address = picked(given, ADDRESS_FIELDS);
  if (isOneOf(ADDRESS_FIELDS, address) && Object.values(address).some((value) => value !== ''))
    take(addressSchema, {
      title: USUAL_ADDRESS_TITLE,
      recipient: given['name'] ?? present?.name ?? '',
      postalCode: '',
      ...(present && hasAddress(present) ? picked(present, ADDRESS_FIELDS) : {}),
      ...address,
    });
  else if (present && hasAddress(present)) take(addressSchema.partial(), address);
  return errors.size === 0 ? { values } : { errors: [...errors].map(([field, sentence]) => ({ field, sentence })) };
}

async function open(db: Db): Promise<Judge> {
  function judged({ key, values, standIns }: WantedRow, mode: string, found: Found | undefined): Judgement {
    const error = (errors: Judgement['errors']): Judgement => ({
      action: 'error',
      rowId: '',
      before: null,
      after: {},
      errors,
    });
    const wrong = (sentence: string): Judgement => error([{ field: 'email', sentence }]);
    if (found && found.user.role !== 'user') return wrong(IS_STAFF);
    if (!found && mode === 'update') return wrong(UNKNOWN_ROW);
    if (found && mode === 'create') return wrong(KNOWN_ROW);
    if (!found) {
      // 'İnfo@…' and 'info@…' would be two accounts of one person, who has typed the address in capitals.
      if (/[^\u0000-\u007f]/.test(key)) return wrong(TURKISH_LETTERS_IN_EMAIL);
      const parsed = Email.safeParse(key);
      if (!parsed.success) return wrong(parsed.error.issues[0]!.message);
    }
    const given = Object.fromEntries(
      [...values].filter(([name]) => !found || !standIns.has(name)).map(([name, value]) => [name, plain(name, value)]),
    );
    const checked = checkedValues(found ? given : { name: '', ...given }, found?.values);
    if ('errors' in checked) return error(checked.errors);
    if (!found)
      return { action: 'create', rowId: '', before: null, after: { ...checked.values, email: key }, errors: [] };
    const present: Readonly<Record<string, unknown>> = found.values;
    const news = Object.keys(checked.values).filter((name) => !isDeepStrictEqual(checked.values[name], present[name]));
    return {
      action: news.length === 0 ? 'same' : 'update',
      rowId: found.user.publicId,
      before: picked(present, news),
      after: picked(checked.values, news),
      errors: [],
    };
  }
  return {
    async judge(rows, mode) {
      const found = await foundBy(
        db,
        rows.map(({ key }) => key),
      );
      return rows.map((row) => judged(row, mode, found.get(row.key)));
    },
    warningsOf: () => [],
  };
}

const users = userResource({ endAll: endSessions });

/** The customer's fields as they are now. */
async function presentOf(trx: Trx, user: User): Promise<CustomerValues> {
  const addresses = await defaultAddresses(trx, [user.id]);
  return flatOf(user, await termsOf(trx, user.id), addresses.get(user.id));
}

/** Stores some fields of a customer, each kind of them as its own screen does. */
async function save(trx: Trx, user: User, values: TaskFields, by: By): Promise<void> {
  const { viewer, at } = by;
  const account = picked(values, ACCOUNT_FIELDS) as { name?: string; isActive?: boolean };
  if (Object.keys(account).length > 0)
    await updateRow(trx, users, by, user.publicId, undefined, ({ username, email, name }) => ({
      ...nameColumns({ username, email, name: account.name ?? name }),
      isActive: account.isActive,
    }));
  const terms = picked(values, TERMS_FIELDS);
  if (Object.keys(terms).length > 0)
    await saveTerms(trx, viewer, user.publicId, { ...termsSchema.parse(terms), version: undefined }, at);
  if (isOneOf(ADDRESS_FIELDS, values)) await saveAddress(trx, user, values, by);
}

/** Changes the default address, adds one, or removes the one that the import has added. */
async function saveAddress(trx: Trx, user: User, values: TaskFields, { viewer, at, within }: By): Promise<void> {
  const present = (await defaultAddresses(trx, [user.id])).get(user.id);
  const wanted = { ...picked(present ?? {}, ADDRESS_FIELDS), ...picked(values, ADDRESS_FIELDS) };
  if (!hasAddress(wanted)) {
    if (present) await removeAddress(trx, user.id, present.publicId, at);
  } else {
    const address = addressSchema.parse(wanted);
    if (present)
      await changeAddress(
        trx,
        { id: user.id, publicId: user.publicId, name: user.name, sessionId: 0 },
        present.publicId,
        { ...address, version: undefined },
        at,
      );
    else await addAddress(trx, user.id, { ...address, isDefault: true }, at);
  }
  const { version } = await getRow(trx, users, user.publicId);
  await record(
    trx,
    {
      viewer,
      now: at,
      action: 'update',
      kind: 'user',
      rowId: user.publicId,
      rowVersion: version,
      title: user.name || user.username,
      before: { address: secret(present ? JSON.stringify(picked(present, ADDRESS_FIELDS)) : null) },
      after: { address: secret(JSON.stringify(picked(wanted, ADDRESS_FIELDS))) },
    },
    within,
  );
}

/** Whether anybody has done something with an account since the import made it. */
async function isUsed(trx: Trx, user: User, after: TaskFields): Promise<boolean> {
  if (user.version > 1 || user.lastLoginAt !== null || user.passwordHash !== NO_PASSWORD) return true;
  for (const table of ['orders', 'sessions', 'cartLines'] as const) {
    const row = await trx.selectFrom(table).select('userId').where('userId', '=', user.id).limit(1).executeTakeFirst();
    if (row) return true;
  }
  const present: Readonly<Record<string, unknown>> = await presentOf(trx, user);
  return Object.keys(after).some((name) => name in present && !isDeepStrictEqual(present[name], after[name]));
}

const shown = (field: string, value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (field === 'isActive') return value === true ? ACTIVE : PASSIVE;
  if (field === 'isAllowed') return value === true ? ALLOWED : NOT_ALLOWED;
  return field === 'limit' && typeof value === 'number' ? formatNumber(value, 2) : String(value);
};

/** @param config where answers to the mails go, and the site's address */
export function customersImport(config: MailConfig): ImportKind {
  /** Sends the link by which a customer chooses a password. */
  async function invite(trx: Trx, user: User, at: Date): Promise<void> {
    const now = (): number => at.getTime();
    const token = newAccountToken();
    await storeAccountToken(trx, now, 'reset', user, token, INVITATION_DAYS * DAY_MS);
    const link = linkOf(config.publicUrl, 'reset', token);
    await accountMails({ config, now })(trx, user, user.email, (site) => invitationMail(site, link));
  }

  return {
    locks: ['accounts', 'mail', 'orders'],
    modes: ['both', 'update', 'create'],
    access: ADMIN_ONLY,
    offersMails: true,
    translators: [shopifyCustomers, wooCustomers],
    fields,
    keyOf: (text) => emailKey(text.trim()),
    sample: {
      email: 'ayse@ornekkalip.com',
      name: 'Ayşe Yılmaz',
      isActive: ACTIVE,
      isAllowed: ALLOWED,
      limit: 50000,
      days: 30,
      note: '',
      title: 'Atölye',
      recipient: 'Örnek Kalıp, Ayşe Yılmaz',
      phone: '0532 000 00 00',
      city: 'Bursa',
      district: 'Nilüfer',
      line: 'Organize Sanayi Bölgesi 1. Cadde No: 2',
      postalCode: '16140',
    },
    open,
    async create(trx, { email, ...after }, by, { areMailsSent }): Promise<Done> {
      const address = String(email);
      const values = { isActive: true, ...after } as { name: string; isActive: boolean };
      const made = await answeringDuplicates(users, () =>
        createRow(trx, users, by, {
          ...nameColumns({ username: usernameFor(address), name: values.name, email: address }),
          passwordHash: NO_PASSWORD,
          role: 'user',
          avatar: DEFAULT_AVATAR,
          isActive: values.isActive,
          lastLoginAt: null,
        }),
      );
      await save(trx, made, picked(after, [...TERMS_FIELDS, ...ADDRESS_FIELDS]), by);
      if (areMailsSent && made.isActive) await invite(trx, made, by.at);
      return { outcome: 'changed', before: null, after: { [NEW_ID]: made.publicId, ...after } };
    },
    async update(trx, { rowId, before, after }, by): Promise<Done> {
      const user = await getRow(trx, users, rowId);
      if (user.role !== 'user') return { outcome: 'refused', sentence: IS_STAFF };
      if (!isDeepStrictEqual(picked(await presentOf(trx, user), Object.keys(before)), before))
        return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
      await save(trx, user, after, by);
      return { outcome: 'changed', before, after: { [NEW_ID]: rowId, ...after } };
    },
    async undo(trx, { before, after: { [NEW_ID]: id, ...after } }, by): Promise<Undone> {
      const user = await getRow(trx, users, String(id));
      if (before === null) {
        if (user.role !== 'user' || (await isUsed(trx, user, after)))
          return { outcome: 'kept', sentence: CUSTOMER_WAS_USED };
        await eraseAccount(trx, by.viewer, user, by.at, true);
        return { outcome: 'restored' };
      }
      const present: Readonly<Record<string, unknown>> = await presentOf(trx, user);
      const isOurs = (name: string): boolean => isDeepStrictEqual(present[name], after[name]);
      const isAddressOurs = ADDRESS_FIELDS.filter((name) => name in after).every(isOurs);
      // An address is put back as a whole: half of the one and half of the other is nowhere.
      const names = Object.keys(after).filter((name) =>
        (ADDRESS_FIELDS as readonly string[]).includes(name) ? isAddressOurs : isOurs(name),
      );
      if (names.length > 0) await save(trx, user, picked(before, names), by);
      const kept = Object.keys(after).filter((name) => !names.includes(name));
      return kept.length === 0
        ? { outcome: 'restored' }
        : { outcome: 'kept', sentence: fieldsKept(kept.map((name) => labels[name as CustomerField] ?? name)) };
    },
    shown,
  };
}
