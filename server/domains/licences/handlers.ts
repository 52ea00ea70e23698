import { fileURLToPath } from 'node:url';
import { notFound } from '#contract/api-error.ts';
import { LICENCE_ABSENT } from '#contract/licence-texts.ts';
import { LICENCE_TEXT_TYPE } from '#contract/licences.ts';
import { handlers } from '../../call/handlers.ts';
import { openLicences } from './packages.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Licences of the open source that runs here. */
export function licenceHandlers() {
  const licences = openLicences(ROOT);
  return handlers({
    'GET /api/licences': licences.list,

    async 'GET /api/licences/text'({ query: { name, version } }) {
      const text = await licences.text(name, version);
      if (text === null) throw notFound(LICENCE_ABSENT);
      return { fileName: `${name}.txt`, contentType: LICENCE_TEXT_TYPE, isShown: true, content: { text } };
    },
  });
}
