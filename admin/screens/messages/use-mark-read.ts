import { useCallback } from 'react';
import { App } from 'antd';
import type { ContactMessage } from '#contract/contacts.ts';
import { api } from '#browser/signed-in-api.ts';
import { changedPaths } from '../../crud/resource.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { messages } from './resource.ts';

/** Marks a message as read, and tells so. */
export function useMarkRead(): (row: ContactMessage) => Promise<void> {
  const { message } = App.useApp();
  return useCallback(
    async ({ _id }) => {
      try {
        await api('PATCH /api/contacts/:id/read', { params: { id: _id } });
        void message.success({ content: 'Mesaj okundu olarak işaretlendi.', key: 'read' });
      } catch (error) {
        void message.error({ content: sentenceOf(error, 'İşlem başarısız.'), key: 'read' });
      }
      await refresh(...changedPaths(messages)); // also when it is gone: the list then shows it no more
    },
    [message],
  );
}
