import type { ContactMessage } from '#contract/contacts.ts';
import { textsFor, type Resource } from '../../crud/resource.ts';

export const messages: Resource<ContactMessage> = {
  kind: 'message',
  path: '/admin/messages',
  calls: { list: 'GET /api/contacts', remove: 'DELETE /api/contacts/:id' },
  titleOf: ({ name, subject }) => `${name}: ${subject}`,
  texts: textsFor('Mesaj', {
    empty: 'Henüz mesaj yok. İletişim formundan yazılanlar burada görünür.',
    listFailed: 'Veriler yüklenirken hata oluştu.',
    statusFailed: 'İşlem başarısız.',
    confirmRemove: 'Mesajı silmek istediğinize emin misiniz?',
  }),
};
