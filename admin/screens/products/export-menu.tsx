import type { Input } from '#contract/endpoints.ts';
import { ExportMenu } from '../../crud/export-menu.tsx';
import { whatIsSet, type ListState } from '../../crud/list-state.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';

/** The listed products as a file. */
export function ProductExportMenu({ state }: { state: ListState }) {
  const { q, filters } = state;
  return (
    <ExportMenu
      call="GET /api/products/export"
      inputOf={(format) => ({
        query: { ...filters, ...(q === '' ? {} : { q }), format } as Input<'GET /api/products/export'>['query'],
      })}
      label={whatIsSet(state) === 'nothing' ? undefined : texts.exportSome}
      failed={texts.exportFailed}
    />
  );
}
