// screens/quality/: quality categories of the services page.
import { useState } from 'react';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { qualityKind, type QualityCategory } from '#contract/quality.ts';
import { shortDate } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../../crud/active-switch.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList, RowLink, StatCards } from '../../crud/resource-list.tsx';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { QualityMark, QualityPreview } from './preview.tsx';
import { qualityCategories } from './resource.ts';
import { QUALITY_TEXTS as texts } from './texts.ts';

const { fields } = qualityKind;

const COLUMNS: Column<QualityCategory>[] = [
  {
    key: 'icon',
    title: fields.icon.label,
    width: 60,
    onPhone: 'image',
    render: ({ icon, color }) => <QualityMark icon={icon} color={color} />,
  },
  {
    key: 'name',
    title: fields.name.label,
    onPhone: 'heading',
    isKey: true,
    sort: ({ name }) => name,
    render: (row) => (
      <RowLink resource={qualityCategories} row={row}>
        {row.name}
      </RowLink>
    ),
  },
  {
    key: 'title',
    title: fields.content.parts.title.label,
    onPhone: 'heading',
    render: ({ content }) => <span className="crud-note">{content.title}</span>,
  },
  {
    key: 'points',
    title: COMMON_TEXTS.feature,
    width: 96,
    align: 'right',
    render: ({ content }) => content.points.length,
  },
  {
    key: 'order',
    title: fields.order.label,
    width: 80,
    align: 'right',
    sort: ({ order }) => order,
    render: ({ order }) => order,
  },
  activeColumn(qualityCategories),
  {
    key: 'created',
    title: COMMON_TEXTS.createdAt,
    width: 130,
    isExtra: true,
    onPhone: 'none',
    sort: ({ createdAt }) => createdAt,
    render: ({ createdAt }) => shortDate(createdAt),
  },
];

const FIGURES = [
  { name: 'totalCategories', label: texts.total },
  { name: 'activeCategories', label: texts.activeCount },
  { name: 'inactiveCategories', label: texts.passiveCount },
] as const;

export function QualityList() {
  const [state, change] = useListState(['isActive'], 10);
  const selection = useRowsEdit(qualityCategories);
  const [shown, setShown] = useState<QualityCategory>();
  const preview = (row: QualityCategory): RowAction[] => [
    {
      key: 'preview',
      label: COMMON_TEXTS.showPreview,
      icon: <EyeOutlined aria-hidden />,
      onClick: () => setShown(row),
    },
  ];
  return (
    <>
      <ResourceList
        resource={qualityCategories}
        selection={selection}
        columns={COLUMNS}
        state={state}
        onChange={change}
        isPaged={false}
        searchText={COMMON_TEXTS.searchCategory}
        filters={[ACTIVE_FILTER]}
        moreActions={preview}
        figures={<StatCards statsKey="GET /api/quality-management/stats/dashboard" figures={FIGURES} />}
        inBrowser={{
          compare: (a, b) => a.order - b.order,
          matches: { isActive: matchesActive },
          searched: ({ name, content }) => [name, content.title, content.description],
        }}
      />
      <QualityPreview category={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
