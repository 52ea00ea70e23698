// screens/pages/: pages made of sections.
import { useState } from 'react';
import { App } from 'antd';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { pagePath } from '#contract/page-paths.ts';
import type { StoredPageCard } from '#contract/pages.ts';
import { api } from '#browser/signed-in-api.ts';
import { useMay } from '../../base/access.ts';
import { shortDate } from '../../base/dates.ts';
import { sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, ActiveSwitch, matchesActive } from '../../crud/active-switch.tsx';
import { ExportMenu } from '../../crud/export-menu.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { usePreview } from '../../form/preview.ts';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { draftOf, toValues, withDraft } from './content.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { pageCards } from './resource.ts';
import { PAGE_TEXTS } from './texts.ts';
import './pages.css';

/** Reads the page first, because the list may be old. */
async function sendStatus({ _id }: StoredPageCard, isActive: boolean): Promise<void> {
  const { version } = await api('GET /api/pages/admin/:id', { params: { id: _id } });
  await api('PUT /api/pages/:id', { params: { id: _id }, body: { isActive, version } });
}

const searched = ({ title, slug, metaTitle, metaDescription }: StoredPageCard) => [
  title,
  slug,
  metaTitle,
  metaDescription,
];

export function PageList() {
  const may = useMay();
  const { message } = App.useApp();
  const { ask } = usePreview();
  const [state, change] = useListState(['isActive'], 20);
  const selection = useRowsEdit(pageCards);
  const [shown, setShown] = useState<{ title: string; path: string }>();
  const [preparing, setPreparing] = useState<string>();

  const preview = async ({ _id, title }: StoredPageCard): Promise<void> => {
    setPreparing(_id);
    try {
      const values = toValues(await api('GET /api/pages/admin/:id', { params: { id: _id } }));
      const kept = await api('GET /api/drafts/:kind/:id', { params: { kind: 'page', id: _id }, query: {} });
      const path = await ask(draftOf(kept ? withDraft(values, kept.fields) : values));
      if (path) setShown({ title, path });
    } catch (error) {
      void message.error({ content: sentenceOf(error, pageCards.texts.rowFailed), key: 'preview' });
    } finally {
      setPreparing(undefined);
    }
  };

  const previewAction = (row: StoredPageCard): RowAction[] => [
    {
      key: 'preview',
      label: COMMON_TEXTS.showPreview,
      icon: <EyeOutlined aria-hidden />,
      isBusy: preparing === row._id,
      onClick: () => void preview(row),
    },
  ];
  const columns: Column<StoredPageCard>[] = [
    {
      key: 'title',
      title: FIELD_LABELS.page.title,
      onPhone: 'heading',
      isKey: true,
      sort: ({ title }) => title,
      render: (row) => (
        <>
          <RowLink resource={pageCards} row={row}>
            {row.title}
          </RowLink>
          {row.metaDescription && (
            <div className="crud-note page-cut" title={row.metaDescription}>
              {row.metaDescription}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'slug',
      title: COMMON_TEXTS.address,
      width: 216,
      onPhone: 'plain',
      sort: ({ slug }) => slug,
      render: ({ slug, isActive }) =>
        isActive ? (
          <a className="crud-mono crud-break" href={pagePath(slug)} target="_blank" rel="noopener">
            {pagePath(slug)}
          </a>
        ) : (
          <span className="crud-mono crud-break">{pagePath(slug)}</span>
        ),
    },
    {
      key: 'order',
      title: FIELD_LABELS.page.order,
      width: 72,
      isExtra: true,
      align: 'right',
      onPhone: 'none',
      sort: ({ order }) => order,
      render: ({ order }) => order,
    },
    {
      key: 'isActive',
      title: FIELD_LABELS.page.isActive,
      width: 120,
      onPhone: 'foot',
      render: (row) => (
        <ActiveSwitch
          resource={pageCards}
          row={row}
          isAllowed={may('PUT /api/pages/:id')}
          send={(isOn) => sendStatus(row, isOn)}
        />
      ),
    },
    {
      key: 'updated',
      title: PAGE_TEXTS.updatedAt,
      width: 126,
      isExtra: true,
      onPhone: 'none',
      sort: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => shortDate(updatedAt),
    },
  ];
  return (
    <>
      <ResourceList
        rowsActions={<ExportMenu call="GET /api/pages/admin/export" inputOf={(format) => ({ query: { format } })} />}
        resource={pageCards}
        selection={selection}
        columns={columns}
        state={state}
        onChange={change}
        searchText={PAGE_TEXTS.search}
        inBrowser={{ matches: { isActive: matchesActive }, searched }}
        filters={[ACTIVE_FILTER]}
        moreActions={previewAction}
      />
      <PreviewDialog path={shown?.path} title={shown?.title ?? ''} onClose={() => setShown(undefined)} />
    </>
  );
}
