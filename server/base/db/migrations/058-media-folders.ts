import type { Migration } from '../migration.ts';

/** Folders of the media library, and the point of a picture that stays visible where it is cut (docs/decisions/0147). */
export const mediaFolders: Migration = {
  name: '058-media-folders',
  statements: (d) => [
    `create table media_folders (
      ${d.id},
      public_id text not null unique,
      name text not null,
      parent_id integer references media_folders (id),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index media_folders_parent on media_folders (parent_id)',
    'alter table media add column folder_id integer references media_folders (id)',
    'alter table media add column focus_x integer check (focus_x between 0 and 100)',
    'alter table media add column focus_y integer check (focus_y between 0 and 100)',
    'create index media_folder on media (folder_id, created_at, id)',
  ],
};
