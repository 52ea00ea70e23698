import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from 'antd';
import EditOutlined from '@ant-design/icons/EditOutlined';
import TagOutlined from '@ant-design/icons/TagOutlined';
import type { ListState } from '../../crud/list-state.ts';
import { RemoveChosen, useRowsWork } from '../tasks/rows-edit.tsx';
import type { Choice } from './bulk-dialog.tsx';
import { PRICE_LIST_TEXTS } from '../price-lists/texts.ts';
import { BULK_TEXTS as texts } from './bulk-texts.ts';

const SourceDialog = lazy(async () => ({
  default: (await import('../price-lists/source-dialog.tsx')).SourceDialog,
}));
const BulkDialog = lazy(async () => ({ default: (await import('./bulk-dialog.tsx')).BulkDialog }));

/** Chosen rows of the product list, the button that edits them or all of the list, and its dialog. */
export function useBulkEdit({ q, filters }: ListState): {
  selection: {
    chosen: readonly string[];
    onChange: (chosen: readonly string[]) => void;
    actions: (total: number) => ReactNode;
  };
  dialog: ReactNode;
} {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [choice, setChoice] = useState<Choice>();
  const [listed, setListed] = useState<Choice>();
  const work = useRowsWork('product', () => setChosen([]));
  const filter = { ...filters, ...(q === '' ? {} : { q }) };
  return {
    selection: {
      chosen,
      onChange: setChosen,
      actions: (total) => (
        <>
          <Button
            icon={<EditOutlined aria-hidden />}
            onClick={() => setChoice(chosen.length > 0 ? { ids: chosen } : { filter })}
          >
            {chosen.length > 0 ? texts.editChosen(chosen.length) : texts.editAll(total)}
          </Button>
          <Button
            icon={<TagOutlined aria-hidden />}
            onClick={() => setListed(chosen.length > 0 ? { ids: chosen } : { filter })}
          >
            {PRICE_LIST_TEXTS.toList}
          </Button>
          {chosen.length > 0 && (
            <>
              <RemoveChosen chosen={chosen} work={work} />
              <Button type="link" onClick={() => setChosen([])}>
                {texts.letGo}
              </Button>
            </>
          )}
        </>
      ),
    },
    dialog: (choice || listed) && (
      <Suspense>
        {choice && (
          <BulkDialog
            choice={choice}
            onClose={(isApplied) => {
              setChoice(undefined);
              if (isApplied) setChosen([]);
            }}
          />
        )}
        {listed && (
          <SourceDialog
            source="products"
            chosen={listed}
            onClose={(isAdded) => {
              setListed(undefined);
              if (isAdded) setChosen([]);
            }}
          />
        )}
      </Suspense>
    ),
  };
}
