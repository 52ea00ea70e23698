// Cards of blog posts: on the home page and in the blog.

export const BLOG_TEASER_TEXTS = {
  readTime: (minutes: number) => `${minutes} dk okuma`,
  views: (count: string) => `${count} görüntülenme`,
  tags: 'Etiketler',
  moreTags: (count: number) => `+${count}`,
};
