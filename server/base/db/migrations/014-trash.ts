import type { Migration } from '../migration.ts';

/** `fold` of contract/text.ts, near enough for the few weeks that older entries have left: letters only. */
const folded = (text: string): string =>
  Object.entries({
    İ: 'i',
    I: 'i',
    ı: 'i',
    Ş: 's',
    ş: 's',
    Ğ: 'g',
    ğ: 'g',
    Ü: 'u',
    ü: 'u',
    Ö: 'o',
    ö: 'o',
    Ç: 'c',
    ç: 'c',
    Ø: 'o',
    ø: 'o',
  }).reduce((sql, [sign, letter]) => `replace(${sql}, '${sign}', '${letter}')`, text);

/** Everybody's deletions lie in the trash, those of rows that others need too. */
export const trash: Migration = {
  name: '014-trash',
  statements: (d) => [
    // A category that only deleted products refer to stays as a row for them.
    'alter table categories add column deleted_at timestamptz',
    "alter table trash add column title_folded text not null default ''",
    'create index trash_row on trash (row_id)',
    // Products that were kept for their orders lay in no trash. Their own ids serve as the entries'.
    `insert into trash (public_id, kind, row_id, title, data, deleted_by, deleted_at)
      select p.public_id, 'product', p.public_id, coalesce(a.title, p.code || ' ' || p.name),
        ${d.json(`'{"row":{"id":' || p.id || ',"categoryId":' || p.category_id || ',"subCategoryId":' || coalesce(cast(p.sub_category_id as text), 'null') || '}}'`)},
        coalesce(a.actor_name, ''), p.deleted_at
      from products p left join audit a on a.id = (select max(id) from audit where kind = 'product' and row_id = p.public_id and action = 'delete')
      where p.deleted_at is not null`,
    `update trash set title_folded = lower(${folded('title')})`,
  ],
};
