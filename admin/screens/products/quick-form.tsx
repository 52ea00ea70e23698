import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Form, Result, Skeleton } from 'antd';
import type { Product, ProductCard } from '#contract/products.ts';
import type { StaleDetails } from '#contract/errors.ts';
import { api } from '#browser/signed-in-api.ts';
import { call, queryClient, refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { labelsOf } from '../../fields/labels.ts';
import { changedFields, changedParts, isMergeable, withChanges } from '../../form/changed-fields.ts';
import { keepInside } from '../../crud/tool-popover.tsx';
import { FieldContext } from '../../form/field.tsx';
import { useReveal, useSave } from '../../form/save-form.tsx';
import { StaleDialog } from '../../form/stale-dialog.tsx';
import { editSchemas, overNewer, staleNotes } from './newer-stock.ts';
import { PriceFields } from './price-fields.tsx';
import { products } from './resource.ts';
import { StatusHint, StockMoveFields } from './stock-fields.tsx';
import { sendWithMove } from './stock-move.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import { toBody, toValues, type ProductValues } from './values.ts';

export type QuickPart = 'price' | 'stock';

interface EditorProps {
  row: ProductCard;
  part: QuickPart;
  isSheet: boolean;
  onClose: () => void;
  dirtyRef: { current: () => boolean };
}

/** Reads the article first, because the list may be old. */
export function QuickEdit({ row: { _id, code }, part, isSheet, onClose, dirtyRef }: EditorProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['form', 'quick', _id],
    queryFn: () => api('GET /api/products/:id', { params: { id: _id } }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const frame = {
    role: isSheet ? 'group' : 'dialog',
    'aria-label': PRODUCT_TEXTS.quickEditOf(code),
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => keepInside(event, onClose),
  };
  return (
    <div className="quick-edit" {...frame}>
      {data && <QuickForm row={data} part={part} onClose={onClose} dirtyRef={dirtyRef} />}
      {!data && error && (
        <Result
          status="warning"
          title={sentenceOf(error, products.texts.rowFailed)}
          extra={
            <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
              {COMMON_TEXTS.tryAgain}
            </Button>
          }
        />
      )}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 6 }} aria-label={products.texts.loading} />}
    </div>
  );
}

/** Part of the product's form: same values, rules and body; sends only changes. */
function QuickForm({ row: loaded, part, onClose, dirtyRef }: Omit<EditorProps, 'row' | 'isSheet'> & { row: Product }) {
  const [form] = Form.useForm<ProductValues>();
  const { message } = App.useApp();
  const reveal = useReveal(form);
  const { save, isSaving } = useSave(form, reveal);
  const [row, setRow] = useState(loaded);
  const [stale, setStale] = useState<{
    details: StaleDetails;
    parts: string[];
    notes: Readonly<Record<string, string>>;
  }>();
  const [start] = useState(() => toValues(loaded));
  const saved = useRef(start);

  const present = () => form.getFieldsValue(true) as ProductValues;
  const changes = () => changedFields(toBody(saved.current), toBody(present()));
  useEffect(() => {
    dirtyRef.current = () => Object.keys(changes()).length > 0;
    return () => {
      dirtyRef.current = () => false;
    };
  });
  const toInput = useCallback(
    () => reveal(part === 'price' ? ['price', 'current'] : ['stockQuantity', 'pieces']),
    [reveal, part],
  );
  useEffect(toInput, [toInput]); // the stock inputs are rendered a moment later

  /** @param isMerged others' changes are merged already */
  const send = async (version: number, isMerged = false): Promise<void> => {
    const content = changes();
    if (Object.keys(content).length === 0) {
      onClose();
      return;
    }
    const refused: StaleDetails[] = [];
    const deliver = (body: Record<string, unknown>) =>
      call<Product>('PUT /api/products/:id', { params: { id: row._id }, body: { ...body, version } });
    const done = await save(() => sendWithMove(deliver, content), {
      failed: products.texts.updateFailed,
      onStale: (details) => refused.push(details),
    });
    const [details] = refused;
    if (details) {
      const parts = changedParts(toBody(saved.current), toBody(present()));
      if (!isMerged && isMergeable(details, parts)) return saveOver();
      setStale({ details, parts, notes: staleNotes(present(), details) });
      return;
    }
    if (!done) return;
    setStale(undefined);
    showInLists(done.reply);
    void refresh('/api/dashboard', '/api/audit', '/api/products/:id');
    void message.success({ content: products.texts.updated, key: 'save' });
    onClose();
  };
  /** Puts the current article under the form. */
  const rebase = async (merge: (newer: ProductValues) => ProductValues): Promise<Product | undefined> => {
    const done = await save(() => api('GET /api/products/:id', { params: { id: row._id } }), {
      failed: products.texts.rowFailed,
    });
    if (!done) return undefined;
    const newer = toValues(done.reply);
    form.setFieldsValue(merge(newer));
    saved.current = newer;
    setRow(done.reply);
    setStale(undefined);
    showInLists(done.reply);
    return done.reply;
  };
  const withMine = (newer: ProductValues): ProductValues =>
    withChanges({ ...newer }, { ...saved.current }, { ...present() }) as unknown as ProductValues;
  const saveOver = async (): Promise<void> => {
    const newer = await rebase((under) => overNewer(withMine(under), present(), under));
    if (newer) await send(newer.version, true);
  };

  return (
    <FieldContext value={CONTEXT}>
      <Form
        form={form}
        name="quick"
        className="product-form"
        layout="vertical"
        initialValues={start}
        disabled={isSaving}
        onFinish={() => void send(row.version)}
        onFinishFailed={({ errorFields: [first] }) => {
          if (first) reveal(first.name as (string | number)[]);
        }}
      >
        <PriceFields form={form} row={row} hasHints={false} />
        <StockMoveFields form={form} row={row} />
        <StatusHint form={form} row={row} />
        <div className="quick-buttons">
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {COMMON_TEXTS.save}
          </Button>
          <Button onClick={onClose}>{COMMON_TEXTS.giveUp}</Button>
        </div>
      </Form>
      <StaleDialog
        stale={stale?.details}
        kind="product"
        labels={CONTEXT.labels}
        mine={stale?.parts ?? []}
        notes={stale?.notes ?? {}}
        isBusy={isSaving}
        onMerge={() => void rebase(withMine)}
        onOverwrite={() => void saveOver()}
        onReload={() => void rebase((newer) => newer)}
        onStay={() => {
          setStale(undefined);
          toInput();
        }}
      />
    </FieldContext>
  );
}

const CONTEXT: FieldContext = { schemas: editSchemas, labels: labelsOf('product'), countUpload: () => {} };

/** Updates the row in place: reading the lists again might move it. */
function showInLists(product: Product): void {
  queryClient.setQueriesData<{ products: ProductCard[] }>(
    { queryKey: ['GET /api/products'] },
    (page) =>
      page && {
        ...page,
        products: page.products.map((card) =>
          card._id === product._id
            ? { ...card, price: product.price, stockStatus: product.stockStatus, stockQuantity: product.stockQuantity }
            : card,
        ),
      },
  );
}
