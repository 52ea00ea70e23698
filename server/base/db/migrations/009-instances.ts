import type { Migration } from '../migration.ts';

/**
 * PostgreSQL only: the processes that serve one database, and what each has heard of the others' writes; see
 * `postgres-instances.ts`.
 */
export const instances: Migration = {
  name: '009-instances',
  statements: (d) =>
    d.onlyPostgres(
      // One row per listening connection; `renewal` grows with each renewal of its lease. Logged: a renewal that was
      // acknowledged survives a crash.
      'create table instances (id text primary key, process text not null, renewal integer not null)',
      // Unlogged, so that an answer costs no sync of the disk. An answer that a crash takes is waited for no longer
      // than a lease.
      'create unlogged table instance_acks (instance text not null, writer text not null, n integer not null, primary key (instance, writer))',
    ),
};
