import type { ContactMessage } from '#contract/contacts.ts';
import type { Resource } from '../../crud/resource.ts';
import { MESSAGE_TEXTS as texts } from './texts.ts';

export const messages: Resource<ContactMessage> = {
  kind: 'message',
  path: '/admin/messages',
  calls: { list: 'GET /api/contacts', remove: 'DELETE /api/contacts/:id' },
  titleOf: ({ name, subject }) => `${name}: ${subject}`,
  texts: texts.rows,
};
