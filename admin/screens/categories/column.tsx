import { COMMON_TEXTS } from '../../base/texts.ts';
import type { Column } from '../../crud/row-views.tsx';

interface Placed {
  category: { name: string };
  subCategory: { name: string } | null;
}

/** Where a product or family stands: main category, and below it the sub-category. */
export const categoryColumn = <R extends Placed>(): Column<R> => ({
  key: 'category',
  title: COMMON_TEXTS.category,
  width: 176,
  onPhone: 'none',
  render: ({ category, subCategory }) => (
    <>
      <span className="crud-one-line" title={category.name}>
        {category.name}
      </span>
      <div className="crud-note crud-one-line" title={subCategory?.name}>
        {subCategory?.name ?? '-'}
      </div>
    </>
  ),
});
