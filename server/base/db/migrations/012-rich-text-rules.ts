import type { Migration } from '../migration.ts';

/** Rich text notes the rules it was sanitized by; searches find first letters of words by their index. */
export const richTextRules: Migration = {
  name: '012-rich-text-rules',
  statements: (d) => [
    // `stampOf` in rich-text/stored.ts; null: sanitized when it is read.
    'alter table products add column rich_text_stamp text',
    'alter table blogs add column rich_text_stamp text',
    'alter table pages add column rich_text_stamp text',
    ...d.trigramsOfWordStarts('products', 'search_title'),
    ...d.trigramsOfWordStarts('products', 'search_text'),
    ...d.trigramsOfWordStarts('orders', 'search_text'),
  ],
};
