import { FEED_POSTS } from '#contract/feed.ts';
import { imageUrl } from '#contract/images.ts';
import { postPath } from '#contract/page-paths.ts';
import type { Database } from '../../../base/db/database.ts';
import type { FileStorage } from '../../../base/files/storage.ts';
import { settingStore } from '../../../base/settings/store.ts';
import type { FeedPost, FeedPosts } from '../../../call/feed-posts.ts';
import { blogStore } from './store.ts';

/** Pictures that lie here: a feed states their size. */
const OWN_PICTURE = /^\/img\/blogs\/[a-z0-9][a-z0-9_-]*\.webp$/i;

async function pictureOf(storage: FileStorage, featuredImage: string): Promise<FeedPost['picture']> {
  const path = imageUrl('blogs', featuredImage);
  if (!OWN_PICTURE.test(path)) return undefined;
  const file = await storage.read(path.slice(1));
  file?.content.destroy();
  return file && { path, contentType: 'image/webp', sizeBytes: file.sizeBytes };
}

/** The newest published posts, as the feed shows them. */
export function blogFeed(database: Database, storage: FileStorage): FeedPosts {
  const blogs = blogStore(database);
  const settings = settingStore(database);
  return {
    scopes: ['blogs', 'settings'],
    async read() {
      const { site_title: title, site_description: description } = await settings.all();
      const posts = await blogs.list({ audience: 'public' }, { page: 1, limit: FEED_POSTS });
      return {
        title,
        description,
        posts: await Promise.all(
          posts.map(async (post): Promise<FeedPost> => ({
            id: post._id,
            title: post.title,
            path: postPath(post.slug),
            description: post.excerpt || post.contentText,
            publishedAt: new Date(post.createdAt),
            picture: await pictureOf(storage, post.featuredImage),
          })),
        ),
      };
    },
  };
}
