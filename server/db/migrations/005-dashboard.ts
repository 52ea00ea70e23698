import type { Migration } from '../migrate.ts';

/** What the panel's first screen counts. */
export const dashboard: Migration = {
  name: '005-dashboard',
  statements: () => [
    // Not partial: SQLite would read every row to check what a partial index implies.
    'create index products_kept_newest on products (deleted_at, created_at)',
    'create index products_kept_category on products (deleted_at, category_id)',
    'create index blogs_staff_newest on blogs (created_at desc, id desc)',
    'create index contact_messages_read on contact_messages (is_read, created_at desc, id desc)',
    'create index job_applications_status on job_applications (status, created_at desc, id desc)',
  ],
};
