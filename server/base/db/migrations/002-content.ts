import type { Ddl } from '../dialect.ts';
import type { Migration } from '../migration.ts';

/** What every row has that staff edit. */
const begin = (d: Ddl) => `${d.id},
      public_id text not null unique`;
const end = `is_active boolean not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null`;
const sortOrder = 'sort_order integer not null check (sort_order >= 0)';

export const content: Migration = {
  name: '002-content',
  statements: (d) => [
    `create table blogs (
      ${begin(d)},
      slug text not null unique,
      title text not null,
      excerpt text not null,
      content text not null,
      featured_image text not null,
      category text not null,
      author text not null,
      tags jsonb not null,
      read_time integer not null check (read_time between 1 and 60),
      is_published boolean not null,
      category_key ${d.byteText} not null,
      tag_keys ${d.byteText} not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index blogs_newest on blogs (is_published, created_at desc, id desc)',
    'create index blogs_category on blogs (category_key, is_published, created_at desc, id desc)',

    // Apart from the posts: counting a reader neither waits for a save nor makes what is kept invalid.
    'create table blog_views (blog_id integer primary key references blogs(id) on delete cascade, views integer not null, told_at timestamptz not null)',
    'create table blog_readers (blog_id integer not null references blogs(id) on delete cascade, day text not null, reader text not null, primary key (blog_id, day, reader))',
    'create index blog_readers_day on blog_readers (day)',
    'create table blog_reader_days (day text primary key, salt text not null)',

    `create table features (
      ${begin(d)},
      title text not null,
      description text not null,
      icon text not null,
      ${sortOrder},
      ${end}
    )`,

    `create table slides (
      ${begin(d)},
      title text not null,
      subtitle text not null,
      description text not null,
      image text not null,
      link text not null,
      button_text text not null,
      ${sortOrder},
      ${end}
    )`,

    `create table programs (
      ${begin(d)},
      name text not null,
      program_version text not null,
      description text not null,
      features jsonb not null,
      system_requirements jsonb not null,
      download_link text not null,
      file_size text not null,
      last_update text not null,
      ${end}
    )`,

    `create table brands (
      ${begin(d)},
      name text not null,
      logo text not null,
      sector text not null,
      description text not null,
      website text not null,
      ${sortOrder},
      ${end}
    )`,

    `create table quality_categories (
      ${begin(d)},
      name text not null,
      icon text not null,
      color text not null,
      content_title text not null,
      content_description text not null,
      content_points jsonb not null,
      meta_title text not null,
      meta_description text not null,
      keywords jsonb not null,
      ${sortOrder},
      ${end}
    )`,

    `create table jobs (
      ${begin(d)},
      title text not null,
      department text not null,
      location text not null,
      type text not null check (type in ('full-time', 'part-time', 'contract', 'internship')),
      experience text not null,
      salary text,
      application_deadline ${d.byteText} check (application_deadline like '____-__-__'),
      posted_by text not null,
      description text not null,
      requirements jsonb not null,
      responsibilities jsonb not null,
      benefits jsonb not null,
      ${end}
    )`,
    'create index jobs_newest on jobs (is_active, created_at desc, id desc)',

    `alter table pages add column content jsonb not null default '{}'`,
    `alter table pages add column meta_title text not null default ''`,
    `alter table pages add column meta_description text not null default ''`,
    'alter table pages add column version integer not null default 1',
  ],
};
