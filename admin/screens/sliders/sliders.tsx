// screens/sliders/: slides of the home page.
import { Form } from 'antd';
import { DEFAULT_SLIDE_BUTTON } from '#contract/content.ts';
import { slideKind, type Slide } from '#contract/sliders.ts';
import { shorten } from '#contract/format.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../../crud/active-switch.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import { formOf, kindResource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { PublishingFields } from '../../form/publishing-fields.tsx';
import { LongTextField, NumberField, TextField } from '../../form/text-fields.tsx';
import { Thumb } from '../../form/thumb.tsx';
import { ImageField } from '../../form/uploads.tsx';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { SLIDER_TEXTS as texts } from './texts.ts';

const { fields } = slideKind;
const sliders = kindResource(slideKind, texts.rows, {
  copy: { named: 'title', state: 'isActive', note: () => texts.copyNote },
});

const COLUMNS: Column<Slide>[] = [
  {
    key: 'image',
    title: fields.image.label,
    width: 88,
    onPhone: 'image',
    isWide: true,
    render: ({ image }) => <Thumb kind="slider" value={image} isWide />,
  },
  {
    key: 'title',
    title: fields.title.label,
    onPhone: 'heading',
    isKey: true,
    sort: ({ title }) => title,
    render: (row) => (
      <>
        <RowLink resource={sliders} row={row}>
          {row.title}
        </RowLink>
        {row.subtitle && <div className="crud-note">{row.subtitle}</div>}
      </>
    ),
  },
  {
    key: 'description',
    title: fields.description.label,
    width: 280,
    onPhone: 'heading',
    render: ({ description }) => <span className="crud-note">{description ? shorten(description, 100) : '-'}</span>,
  },
  {
    key: 'link',
    title: texts.button,
    width: 170,
    onPhone: 'plain',
    render: ({ link, buttonText }) =>
      link ? (
        <>
          {buttonText || DEFAULT_SLIDE_BUTTON}
          <div className="crud-note crud-break">{shorten(link, 40)}</div>
        </>
      ) : (
        '-'
      ),
  },
  {
    key: 'order',
    title: fields.order.label,
    width: 72,
    align: 'right',
    sort: ({ order }) => order,
    render: ({ order }) => order,
  },
  activeColumn(sliders),
];

function SliderList() {
  const [state, change] = useListState(['isActive'], 10);
  const selection = useRowsEdit(sliders);
  return (
    <ResourceList
      resource={sliders}
      selection={selection}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      filters={[ACTIVE_FILTER]}
      inBrowser={{
        matches: { isActive: matchesActive },
        searched: ({ title, subtitle, description }) => [title, subtitle, description],
      }}
    />
  );
}

/** All slides, in their order. */
const useSlides = (): readonly Slide[] => useCall('GET /api/sliders', { query: {} }).data ?? [];

/** Number of a slide, with a note about others that have it. */
function OrderField({ id }: { id: string | undefined }) {
  const order = Form.useWatch<number | null>('order');
  const slides = useSlides();
  const same = slides
    .filter((slide) => slide._id !== id && slide.order === order)
    .map(({ title }) => `“${shorten(title, 40)}”`);
  return (
    <NumberField
      name="order"
      extra={
        <span className="crud-roomy-note">
          {same.length > 0 ? texts.sameOrder(same.join(', ')) : COMMON_TEXTS.orderHint}
        </span>
      }
    />
  );
}

function SliderForm() {
  return (
    <ResourceForm resource={sliders} {...formOf(fields)}>
      {({ row }) => (
        <div className="crud-split">
          <div>
            <TextField name="title" isCounted />
            <TextField name="subtitle" isCounted />
            <LongTextField name="description" />
            <div className="crud-columns">
              <TextField name="link" placeholder={COMMON_TEXTS.addressHint} extra={texts.linkHint} />
              <TextField name="buttonText" isCounted />
            </div>
          </div>
          <div>
            <PublishingFields>
              <OrderField id={row?._id} />
            </PublishingFields>
            <ImageField name="image" kind="slider" uploadKey="POST /api/sliders/upload" extra={texts.pictureHint} />
          </div>
        </div>
      )}
    </ResourceForm>
  );
}

export { SliderList as List, SliderForm as Form };
