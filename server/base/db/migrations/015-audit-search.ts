import type { Migration } from '../migration.ts';
import { FOLDED, spelled } from './007-people.ts';

/** `auditWords` has a space for every sign; those that titles of before hold. */
const SIGNS = Object.fromEntries([...'-.,/()“”"&+:;_#!?×*’–%@'].map((sign) => [sign, ' ']));

/** The audit list is searched and narrowed, and folds repeated reading into one entry. */
export const auditSearch: Migration = {
  name: '015-audit-search',
  statements: (d) => [
    'alter table audit add column folded_into integer',
    `alter table audit add column search_text ${d.byteText} not null default ''`,
    `update audit set search_text = ' ' || ${spelled('title', { ...SIGNS, ...FOLDED })} || ' '`,
    ...d.trigramIndex('audit', 'search_text'),
    ...d.trigramsOfWordStarts('audit', 'search_text'),
    // One for each way in which the list is narrowed, with what else is asked of an entry, so that counting touches no
    // row; SQLite wants folded_into among the columns for that, although it is null in all of them.
    'create index audit_newest on audit (at, id, action, folded_into) where folded_into is null',
    'create index audit_kind on audit (kind, at, id, action, folded_into) where folded_into is null',
    'drop index audit_actor',
    'create index audit_actor on audit (actor_id, at, id, action, kind, folded_into)',
    'create index audit_folded on audit (folded_into, at) where folded_into is not null',
  ],
};
