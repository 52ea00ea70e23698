import { FEED_PATH } from '#contract/feed.ts';
import { BLOG_PATH } from '#contract/paths.ts';
import type { Feed, FeedPost } from '../call/feed-posts.ts';

/** Signs that no XML document may hold, not even escaped. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const escape = (text: string): string =>
  text.replace(NO_XML, '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, text: string): string => `<${name}>${escape(text)}</${name}>`;

const item = (publicUrl: string, { id, title, path, description, publishedAt, picture }: FeedPost): string =>
  [
    '<item>',
    element('title', title),
    element('link', publicUrl + path),
    `<guid isPermaLink="false">${escape(id)}</guid>`, // a post whose address changes is not shown as a new one
    element('pubDate', publishedAt.toUTCString()),
    element('description', description),
    picture &&
      `<enclosure url="${escape(publicUrl + picture.path)}" length="${picture.sizeBytes}" type="${picture.contentType}"/>`,
    '</item>',
  ]
    .filter(Boolean)
    .join('\n');

/** Writes the blog's feed (RSS 2.0). */
export const rss = ({ title, description, posts }: Feed, publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', publicUrl + BLOG_PATH),
    element('description', description),
    '<language>tr</language>',
    `<atom:link href="${escape(publicUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(publicUrl, post)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
