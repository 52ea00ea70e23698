/** Content that is shown as a preview, and its address. */
import type { People } from './admin.ts';

export const PREVIEWS = {
  blog: {
    kind: 'blog',
    blog: {
      title: 'Taslak: Kalıp Çeliği Seçimi',
      excerpt: 'Kısa özet',
      category: 'Kalite',
      author: 'Ayşe',
      tags: ['Çelik'],
      content: '<h2>Başlık</h2><p>Metin <strong>kalın</strong></p><script>document.title="x"</script>',
    },
  },
  page: {
    kind: 'page',
    page: {
      title: 'Kalite Taslağı',
      content: {
        heroSubtitle: 'Alt başlık',
        sections: [{ type: 'standards', title: 'Standartlar', paragraphs: ['Bir <em>iki</em>'] }],
      },
    },
  },
};

/** Stores the content for a day. @returns the path of its preview */
export const previewOf = async (people: People, body: object): Promise<string> =>
  (await (await people.withSession('moderator')).call<{ path: string }>('POST', '/api/previews', body)).path;
