// screens/blogs/: blog posts.
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import type { BlogCard } from '#contract/blogs.ts';
import { BLOG_CATEGORIES } from '#contract/content.ts';
import { formatNumber } from '#contract/format.ts';
import { postPath } from '#contract/page-paths.ts';
import { shortDate } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ActiveSwitch } from '../../crud/active-switch.tsx';
import { ExportMenu } from '../../crud/export-menu.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { Thumb } from '../../form/thumb.tsx';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { blogCards } from './resource.ts';
import { BLOG_TEXTS as texts } from './texts.ts';
import './blogs.css';

const COLUMNS: Column<BlogCard>[] = [
  {
    key: 'image',
    title: COMMON_TEXTS.picture,
    width: 52,
    onPhone: 'image',
    render: ({ featuredImage }) => <Thumb kind="blogs" value={featuredImage} />,
  },
  {
    key: 'title',
    title: FIELD_LABELS.blog.title,
    minWidth: 240,
    onPhone: 'heading',
    isKey: true,
    sort: { up: 'title', down: '-title' },
    render: (row) => (
      <>
        <RowLink resource={blogCards} row={row}>
          {row.title}
        </RowLink>
        <div className="crud-note blog-address">{postPath(row.slug)}</div>
      </>
    ),
  },
  {
    key: 'isPublished',
    title: COMMON_TEXTS.status,
    width: 124,
    onPhone: 'foot',
    render: (row) => (
      <ActiveSwitch
        resource={blogCards}
        row={row}
        isAllowed // whoever sees the screen
        on={COMMON_TEXTS.published}
        off={COMMON_TEXTS.draft}
      />
    ),
  },
  {
    key: 'category',
    title: FIELD_LABELS.blog.category,
    width: 136,
    isExtra: true,
    onPhone: 'plain',
    render: ({ category }) => category,
  },
  {
    key: 'author',
    title: FIELD_LABELS.blog.author,
    width: 140,
    isExtra: true,
    onPhone: 'none',
    render: ({ author }) => <span className="crud-break">{author}</span>,
  },
  {
    key: 'views',
    title: COMMON_TEXTS.read,
    width: 92,
    isExtra: true,
    align: 'right',
    sort: { up: 'views', down: '-views' },
    render: ({ views }) => formatNumber(views),
  },
  {
    key: 'created',
    title: COMMON_TEXTS.date,
    width: 112,
    onPhone: 'plain',
    sort: { up: 'oldest', down: 'newest' },
    render: ({ createdAt }) => shortDate(createdAt),
  },
];

/** Opens the post on the site. */
const open = ({ slug, isPublished }: BlogCard): RowAction[] => [
  {
    key: 'open',
    label: texts.openOnSite,
    icon: <ExportOutlined aria-hidden />,
    href: postPath(slug),
    opensTab: true,
    refusal: isPublished ? undefined : texts.draftHidden,
  },
];

export function BlogList() {
  const [state, change] = useListState(['category', 'isPublished'], 10);
  const selection = useRowsEdit(blogCards);
  return (
    <ResourceList
      resource={blogCards}
      selection={selection}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      moreActions={open}
      rowsActions={<ExportMenu call="GET /api/blogs/export" inputOf={(format) => ({ query: { format } })} />}
      hasQuickJumper
      filters={[
        {
          name: 'category',
          label: FIELD_LABELS.blog.category,
          options: BLOG_CATEGORIES.map((value) => ({ value, label: value })),
        },
        {
          name: 'isPublished',
          label: COMMON_TEXTS.status,
          options: [
            { value: 'true', label: COMMON_TEXTS.published },
            { value: 'false', label: COMMON_TEXTS.draft },
          ],
        },
      ]}
    />
  );
}
