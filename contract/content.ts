// Plain facts of posts, pages, jobs and the small lists, free of schemas: the public site uses them too.

/** Posts on a page of the blog, after the teaser block. */
export const BLOG_PAGE_SIZE = 9;
/** Reading time in minutes, where a post states none. */
export const DEFAULT_READ_TIME = 5;
/** Characters of `contentText`: enough for the featured post's 200 and an ellipsis. */
export const CONTENT_TEXT_LENGTH = 240;
export const RELATED_POSTS = 3;
/** Features on the homepage: the first active ones by their order. */
export const HOMEPAGE_FEATURES = 5;
export const BLOG_CATEGORIES = [
  'Teknoloji',
  'Kalite',
  'İnovasyon',
  'Ar-Ge',
  'Üretim',
  'Çevre',
  'Sürdürülebilirlik',
  'İş Geliştirme',
  'Hizmet',
  'Eğitim',
] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export const JOB_TYPES = ['full-time', 'part-time', 'contract', 'internship'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const APPLICATION_STATUSES = ['pending', 'reviewing', 'interview', 'accepted', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Kinds of sections of a company page. */
export const SECTION_TYPES = [
  'intro',
  'company-story',
  'mission',
  'vision',
  'capacity',
  'values',
  'features',
  'timeline',
  'growth',
  'certificates',
  'facilities',
  'equipment',
  'standards',
  'quality-categories',
] as const;
export type SectionType = (typeof SECTION_TYPES)[number];

export const DEFAULT_QUALITY_ICON = 'bi-check-circle';
export const DEFAULT_QUALITY_COLOR = '#8B1538';
export const DEFAULT_SLIDE_BUTTON = 'Detay';
export const DEFAULT_POSTED_BY = 'İK Departmanı';

/** Rows of a page where the caller gives no `limit`. */
export const SMALL_PAGE_SIZE = 10;
/**
 * A page of a list that grows without end. Such lists reply a plain array when asked with neither `page` nor `limit`.
 */
export interface ListPage<T> {
  items: T[];
  total: number;
  page: number;
  limit: number;
  pages: number;
}
/** Returns the rows of either reply. */
export const itemsOf = <T>(reply: T[] | ListPage<T>): T[] => (Array.isArray(reply) ? reply : reply.items);

export const MESSAGE_STATUSES = ['pending', 'replied', 'closed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];
