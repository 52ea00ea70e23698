import type { Migration } from '../migration.ts';

/** The panel's list of mails. */
export const outboxList: Migration = {
  name: '029-outbox-list',
  statements: () => [
    // The newest mails of a state, without sorting all of them; counting them reads this index only.
    'create index outbox_list on outbox (state, id)',
  ],
};
