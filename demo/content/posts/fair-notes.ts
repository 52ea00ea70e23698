import type { DemoPost } from '../../base/content-types.ts';

export const fairNotes: DemoPost = {
  slug: 'fuar-hazirligi-notlari',
  title: 'Fuar hazırlığı: standa ne götürmeli?',
  excerpt: 'İlkbahar fuarı için hazırlık listemiz.',
  category: 'İş Geliştirme',
  author: 'Teknik Satış Ekibi',
  tags: ['fuar', 'ihracat'],
  readTime: 3,
  ageInDays: 2,
  isDraft: true,
  cover: { key: 'merkezleme-flansi', view: 'izometrik' },
  content: `
<p>Taslak. Fuardan önce pazarlama ile birlikte tamamlanacak.</p>
<ul>
<li>Kesilmiş örnek kalıp: kolon, burç ve kilit çalışırken görünsün</li>
<li>Üç dilde ölçü kartları</li>
<li>Ziyaretçi formu: hangi eleman, hangi yıllık adet</li>
</ul>`,
};
