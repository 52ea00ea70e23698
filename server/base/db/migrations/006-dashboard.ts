import type { Migration } from '../migration.ts';

/** What the panel's first screen counts. */
export const dashboard: Migration = {
  name: '006-dashboard',
  statements: () => [
    // All columns that products are counted by. SQLite without statistics would prefer an index that begins with a
    // category or with `deleted_at` to the lists' own, and then sort.
    'create index products_counts on products (created_at, deleted_at, category_id) where deleted_at is null',
    'create index blogs_staff_newest on blogs (created_at desc, id desc)',
    'create index contact_messages_read on contact_messages (is_read, created_at desc, id desc)',
    'create index job_applications_status on job_applications (status, created_at desc, id desc)',
  ],
};
