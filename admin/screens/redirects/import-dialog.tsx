import { App } from 'antd';
import { api } from '#browser/signed-in-api.ts';
import { refresh } from '../../base/queries.ts';
import { LinesDialog, type LinesOutcome } from '../../form/lines-dialog.tsx';
import { IMPORT_TEXTS as texts } from './texts.ts';

async function send(csv: string, isTrial: boolean): Promise<LinesOutcome> {
  const { created, changed, unchanged, errors } = await api('POST /api/redirects/import', { body: { csv, isTrial } });
  return { added: created, changed, same: unchanged, errors };
}

/** Lines of former address, new address and code. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { message } = App.useApp();
  return (
    <LinesDialog
      words={texts}
      send={send}
      onStored={({ added, changed }) => {
        void message.success(texts.stored(added, changed));
        void refresh('/api/redirects', '/api/missing-pages', '/api/audit');
      }}
      onClose={onClose}
    />
  );
}
