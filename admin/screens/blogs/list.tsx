import { Tag } from 'antd';
import ExportOutlined from '@ant-design/icons/ExportOutlined';
import type { BlogCard } from '#contract/blogs.ts';
import { BLOG_CATEGORIES } from '#contract/content.ts';
import { formatNumber } from '#contract/format.ts';
import { useListState } from '../../crud/list-state.ts';
import { shortDate } from '../../base/dates.ts';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { Thumb } from '../../form/thumb.tsx';
import { blogCards } from './resource.ts';

const COLUMNS: Column<BlogCard>[] = [
  {
    key: 'image',
    title: 'Görsel',
    width: 72,
    onPhone: 'image',
    render: ({ featuredImage }) => <Thumb kind="blogs" value={featuredImage} />,
  },
  {
    key: 'title',
    title: 'Başlık',
    onPhone: 'heading',
    sort: { up: 'title', down: '-title' },
    render: (row) => (
      <>
        <RowLink resource={blogCards} row={row}>
          {row.title}
        </RowLink>
        <div className="crud-note">{`/blog/${row.slug}`}</div>
      </>
    ),
  },
  { key: 'category', title: 'Kategori', width: 150, render: ({ category }) => <Tag>{category}</Tag> },
  { key: 'author', title: 'Yazar', width: 140, render: ({ author }) => <span className="crud-break">{author}</span> },
  {
    key: 'isPublished',
    title: 'Durum',
    width: 104,
    render: ({ isPublished }) => (isPublished ? <Tag color="green">Yayında</Tag> : <Tag color="orange">Taslak</Tag>),
  },
  {
    key: 'views',
    title: 'Okunma',
    width: 104,
    align: 'right',
    sort: { up: 'views', down: '-views' },
    render: ({ views }) => formatNumber(views),
  },
  {
    key: 'created',
    title: 'Tarih',
    width: 128,
    sort: { up: 'oldest', down: 'newest' },
    render: ({ createdAt }) => shortDate(createdAt),
  },
];

const DRAFT_HIDDEN = 'Taslak yazı sitede görünmez';

/** Opens the post as readers see it. */
const open = ({ slug, isPublished }: BlogCard): RowAction[] => [
  {
    key: 'open',
    label: 'Sitede aç',
    icon: <ExportOutlined aria-hidden />,
    href: `/blog/${slug}`,
    opensTab: true,
    refusal: isPublished ? undefined : DRAFT_HIDDEN,
  },
];

export function BlogList() {
  const [state, change] = useListState(['category', 'isPublished'], 10);
  return (
    <ResourceList
      resource={blogCards}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText="Başlıkta ara"
      moreActions={open}
      hasQuickJumper
      filters={[
        { name: 'category', label: 'Kategori', options: BLOG_CATEGORIES.map((value) => ({ value, label: value })) },
        {
          name: 'isPublished',
          label: 'Durum',
          options: [
            { value: 'true', label: 'Yayında' },
            { value: 'false', label: 'Taslak' },
          ],
        },
      ]}
    />
  );
}
