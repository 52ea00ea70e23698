import type { Part } from '#contract/endpoint.ts';

/** A post as the feed shows it. */
export interface FeedPost {
  id: string;
  title: string;
  /** Path of its page. */
  path: string;
  description: string;
  publishedAt: Date;
  picture: { path: string; contentType: string; sizeBytes: number } | undefined;
}
export interface Feed {
  title: string;
  description: string;
  /** Newest first. */
  posts: readonly FeedPost[];
}

/** The blog's newest posts for the feed. */
export interface FeedPosts {
  /** Parts of the data that the feed is made from. */
  scopes: readonly Part[];
  read(): Promise<Feed>;
}
