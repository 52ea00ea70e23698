import { App } from 'antd';
import { api } from '#browser/signed-in-api.ts';
import { KIND_NAMES } from '../fields/kinds.ts';
import { queryClient, sentenceOf } from '../base/queries.ts';

/** Takes a deletion back and says what came back. @param id of the trash entry or of the deleted row */
export function useRestore(): (id: string) => Promise<void> {
  const { message } = App.useApp();
  return async (id) => {
    try {
      const { kind, also } = await api('POST /api/trash/:id/restore', { params: { id } });
      const around =
        also.length > 0 ? ` Bulunduğu kategori de geri alındı: ${also.map(({ title }) => title).join(', ')}.` : '';
      void message.success({
        content: `${KIND_NAMES[kind]} geri alındı.${around}`,
        key: 'remove',
        duration: around ? 6 : 3,
      });
    } catch (error) {
      void message.error({ content: sentenceOf(error, 'Kayıt geri alınamadı.'), key: 'remove', duration: 6 });
    }
    await queryClient.invalidateQueries(); // it is in its own lists again, and what was shown has changed in any case
  };
}
