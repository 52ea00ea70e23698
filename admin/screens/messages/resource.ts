import type { ContactMessage } from '#contract/contacts.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import type { Resource } from '../../crud/resource.ts';
import { MESSAGE_TEXTS as texts } from './texts.ts';

export const messages: Resource<ContactMessage> = {
  kind: 'message',
  path: panelListPath('messages'),
  calls: { list: 'GET /api/contacts', remove: 'DELETE /api/contacts/:id' },
  titleOf: ({ name, subject }) => `${name}: ${subject}`,
  texts: texts.rows,
};
