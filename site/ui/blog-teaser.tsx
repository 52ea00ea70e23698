// `ui/`: pieces that several screens use, each with its style sheet.
import type { BlogCard } from '#contract/blogs.ts';
import { DEFAULT_READ_TIME } from '#contract/content.ts';
import { formatNumber, shortenToWords } from '#contract/format.ts';
import { postPath } from '#contract/page-paths.ts';
import { longDate } from '../base/dates.ts';
import { BLOG_TEASER_TEXTS as texts } from '../texts/blog-teaser.ts';
import { focusAttributes } from './picture-focus.ts';
import { Picture } from './picture.tsx';
import './blog-teaser.css';

/** Characters of the content shown for a post without an excerpt. */
const EXCERPT_LENGTH = 150;
const FEATURED_EXCERPT_LENGTH = 200;
/** Tags of a post; the rest are counted. */
const MAX_TAGS = 2;
/** Posts in the block: one featured, the others as rows. */
export const TEASER_POSTS = 6;

/** The first post large, posts 2 to 6 as rows beside it. */
export function BlogTeaser({ posts, isEager = false }: { posts: readonly BlogCard[]; isEager?: boolean }) {
  return (
    <ul className="blog-teaser">
      {posts.slice(0, TEASER_POSTS).map((post, i) => (
        <PostCard key={post._id} post={post} isFeatured={i === 0} isEager={isEager && i === 0} />
      ))}
    </ul>
  );
}

/** Further posts, side by side where there is room. */
export function BlogCards({ posts }: { posts: readonly BlogCard[] }) {
  return (
    <ul className="blog-cards">
      {posts.map((post) => (
        <PostCard key={post._id} post={post} />
      ))}
    </ul>
  );
}

interface PostCardProps {
  post: BlogCard;
  isFeatured?: boolean;
  isEager?: boolean;
}

/** A post as a list item. All of it leads to the post. */
function PostCard({ post, isFeatured = false, isEager = false }: PostCardProps) {
  const { slug, title, category, createdAt, tags } = post;
  const excerpt =
    post.excerpt || shortenToWords(post.contentText, isFeatured ? FEATURED_EXCERPT_LENGTH : EXCERPT_LENGTH);
  return (
    <li className={isFeatured ? 'blog-card blog-card--featured' : 'blog-card'} {...focusAttributes(post.imageFocus)}>
      <Picture
        kind="blogs"
        image={post.featuredImage}
        alt=""
        width={640}
        height={320}
        isEager={isEager}
        sizes={isFeatured ? '(min-width: 901px) 420px, (min-width: 641px) 300px, 100vw' : '88px'}
      />
      <div className="blog-card-words">
        <h3>
          <a href={postPath(slug)}>{title}</a>
        </h3>
        {excerpt && <p>{excerpt}</p>}
      </div>
      <div className="blog-card-facts figures">
        <p>
          {category && <span>{category}</span>}
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </p>
        <p>
          <span>{texts.readTime(post.readTime || DEFAULT_READ_TIME)}</span>
          <span>{texts.views(formatNumber(post.views || 0))}</span>
        </p>
        {tags.length > 0 && (
          <ul aria-label={texts.tags}>
            {tags.slice(0, MAX_TAGS).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
            {tags.length > MAX_TAGS && <li>{texts.moreTags(tags.length - MAX_TAGS)}</li>}
          </ul>
        )}
      </div>
    </li>
  );
}
