// The blog's feed, for readers of RSS.

export const FEED_PATH = '/rss.xml';
/** Posts in it, the newest. */
export const FEED_POSTS = 20;
