import { App } from 'antd';
import { api } from '#browser/signed-in-api.ts';
import { LinesDialog } from '../../form/lines-dialog.tsx';
import { refreshLists } from './resource.ts';
import { PRICE_LIST_LINES, PRICE_LIST_TEXTS as texts } from './texts.ts';

/** Lines of code, price and currency. */
export function ImportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { message } = App.useApp();
  return (
    <LinesDialog
      words={PRICE_LIST_LINES}
      send={(csv, isTrial) => api('POST /api/price-lists/:id/items/import', { params: { id }, body: { csv, isTrial } })}
      onStored={({ added, changed }) => {
        void message.success({ content: texts.addedMany(added, changed), key: 'price-item' });
        void refreshLists();
      }}
      onClose={onClose}
    />
  );
}
