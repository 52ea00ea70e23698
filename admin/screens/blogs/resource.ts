import type { Blog, BlogCard } from '#contract/blogs.ts';
import { textsFor, type Resource } from '../../crud/resource.ts';

const posts = {
  kind: 'blog',
  path: '/admin/blogs',
  calls: {
    list: 'GET /api/blogs',
    get: 'GET /api/blogs/:id',
    create: 'POST /api/blogs',
    update: 'PUT /api/blogs/:id',
    remove: 'DELETE /api/blogs/:id',
  },
  titleOf: ({ title }: Pick<Blog, 'title'>) => title,
  texts: textsFor('Blog', {
    create: 'Blog Ekle',
    counted: 'yazı',
    empty: 'Henüz blog yazısı eklenmemiş. İlk yazıyı ekleyerek başlayın.',
    nothingFound: 'Aramanıza uyan blog yazısı bulunamadı.',
    rowFailed: 'Blog verisi alınamadı',
    rowMissing: 'Blog verisi alınamadı',
    createFailed: 'Blog oluşturma başarısız.',
    updateFailed: 'Blog güncelleme başarısız.',
    confirmRemove: 'Blog yazısını silmek istediğinize emin misiniz?',
  }),
} as const satisfies Resource<Blog>;

/** As the list has them. */
export const blogCards: Resource<BlogCard> = posts;
/** As the form has them. */
export const blogs: Resource<Blog> = posts;
