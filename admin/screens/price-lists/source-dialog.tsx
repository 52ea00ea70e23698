import { useState } from 'react';
import { Alert, App, Form, Select } from 'antd';
import type { Input } from '#contract/endpoints.ts';
import type { PriceList, PriceListAdded, PriceListMove } from '#contract/price-lists.ts';
import { api } from '#browser/signed-in-api.ts';
import { useSettings } from '../../base/company.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { FIRST_MOVE, MoveFields, readMove, type TypedMove } from './move-fields.tsx';
import { refreshLists } from './resource.ts';
import { PRICE_LIST_TEXTS as texts } from './texts.ts';
import './price-lists.css';

/** Where products come from: the shop's, with their present prices, or another list. */
export type Source = 'products' | 'list';
/** Products chosen in the product list. */
export type Chosen = { ids: readonly string[] } | { filter: Readonly<Record<string, string>> };
type ChooseBody = Input<'POST /api/price-lists/:id/items/choose'>['body'];

interface Typed extends TypedMove {
  /** The draft that takes the products. */
  list: string | null;
  /** '': all. */
  category: string;
  from: string | null;
}

/** Most lists that can be chosen from: the newest ones. */
const MOST_LISTS = 100;

const useLists = (state: 'draft' | undefined, isNeeded: boolean) =>
  useCall('GET /api/price-lists', { query: { limit: MOST_LISTS, ...(state && { state }) } }, { enabled: isNeeded });

const useCategories = (isNeeded: boolean) =>
  useCall('GET /api/categories', { query: { type: 'main' } }, { enabled: isNeeded });

const optionsOf = (rows: readonly { _id: string; name: string }[] | undefined) =>
  (rows ?? []).map(({ _id, name }) => ({ value: _id, label: name }));

/**
 * Adds many products to a draft, their prices computed from others.
 * @param list the draft; without it one is chosen
 * @param chosen products chosen elsewhere; without them a category is chosen
 */
export function SourceDialog({
  list,
  source,
  chosen,
  onClose,
}: {
  list?: PriceList;
  source: Source;
  chosen?: Chosen;
  onClose: (isAdded: boolean) => void;
}) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Typed>();
  const first: Typed = {
    ...FIRST_MOVE,
    operation: source === 'list' ? 'keep' : FIRST_MOVE.operation,
    list: list?._id ?? null,
    category: '',
    from: null,
  };
  const typed: Typed = { ...first, ...(Form.useWatch([], form) as Partial<Typed> | undefined) };
  const { shop_currency: currency } = useSettings();
  const drafts = useLists('draft', !list);
  const lists = useLists(undefined, source === 'list');
  const categories = useCategories(source === 'products' && !chosen);
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const move = readMove(typed, currency);
  const id = list?._id ?? typed.list;
  const isReady =
    id !== null && move !== undefined && typeof move !== 'string' && (source === 'products' || typed.from !== null);

  const send = (to: string, by: PriceListMove | null): Promise<PriceListAdded> => {
    const params = { id: to };
    if (source === 'list')
      return api('POST /api/price-lists/:id/items/copy', { params, body: { from: typed.from!, move: by } });
    const which = chosen ?? { filter: typed.category === '' ? {} : { category: typed.category } };
    return api('POST /api/price-lists/:id/items/choose', { params, body: { ...which, move: by } as ChooseBody });
  };
  const add = async (): Promise<void> => {
    if (!isReady || isBusy) return;
    setIsBusy(true);
    setFailed('');
    try {
      const { added, changed, refused } = await send(id, move);
      const left = refused.reduce((sum, { count }) => sum + count, 0);
      const said = texts.addedMany(added, changed);
      if (left === 0) void message.success({ content: said, key: 'price-item' });
      else
        void message.warning({
          content: `${said} ${texts.leftOut(left)} ${refused.map((one) => texts.reason(one.sentence, one.count)).join(' ')}`,
          key: 'price-item',
          duration: 8,
        });
      void refreshLists();
      onClose(true);
    } catch (error) {
      setFailed(sentenceOf(error, texts.addFailed));
      setIsBusy(false);
    }
  };
  return (
    <TypedDialog
      open
      width={640}
      title={titleOf(source, chosen)}
      okText={texts.addMove}
      cancelText={COMMON_TEXTS.giveUp}
      okButtonProps={{ loading: isBusy, disabled: !isReady }}
      onOk={() => void add()}
      onCancel={() => onClose(false)}
    >
      {chosen && (
        <p className="price-list-chosen">
          <b>{namedBy(chosen)}</b>
        </p>
      )}
      <Form
        form={form}
        name="price-source"
        layout="vertical"
        requiredMark={false}
        initialValues={first}
        disabled={isBusy}
        onFinish={() => void add()}
      >
        {!list && (
          <Form.Item name="list" label={texts.list}>
            <Select
              placeholder={texts.chooseList}
              loading={drafts.isLoading}
              options={optionsOf(drafts.data?.items)}
              notFoundContent={texts.noDrafts}
            />
          </Form.Item>
        )}
        {source === 'list' && (
          <Form.Item name="from" label={texts.sourceList}>
            <Select
              placeholder={texts.chooseList}
              loading={lists.isLoading}
              showSearch={{ optionFilterProp: 'label' }}
              options={optionsOf(lists.data?.items.filter(({ _id }) => _id !== list?._id))}
            />
          </Form.Item>
        )}
        {source === 'products' && !chosen && (
          <Form.Item name="category" label={texts.category}>
            <Select
              loading={categories.isLoading}
              showSearch={{ optionFilterProp: 'label' }}
              options={[{ value: '', label: texts.allCategories }, ...optionsOf(categories.data)]}
            />
          </Form.Item>
        )}
        <MoveFields
          operation={typed.operation}
          currency={currency}
          wrong={typeof move === 'string' ? move : undefined}
          mayKeep={source === 'list'}
        />
        <p className="crud-note">{source === 'list' ? texts.copyHint : texts.moveHint}</p>
      </Form>
      {failed !== '' && (
        <output>
          <Alert type="error" showIcon title={failed} />
        </output>
      )}
    </TypedDialog>
  );
}

const namedBy = (chosen: Chosen): string => {
  if ('ids' in chosen) return texts.ofChosen(chosen.ids.length);
  return Object.keys(chosen.filter).length > 0 ? texts.ofFilter : texts.ofAll;
};

const titleOf = (source: Source, chosen: Chosen | undefined): string => {
  if (chosen) return texts.toList;
  return source === 'list' ? texts.fromList : texts.fromProducts;
};
