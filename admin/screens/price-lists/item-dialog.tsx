import { useState } from 'react';
import { App, Form, Input, InputNumber, Select } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import { CURRENCIES, type Currency } from '#contract/money.ts';
import type { PriceListItem } from '#contract/price-lists.ts';
import { PRICE_LIST_CODE_MISSING } from '#contract/price-list-texts.ts';
import { amount } from '#contract/products.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { refreshLists } from './resource.ts';
import { PRICE_LIST_TEXTS as texts } from './texts.ts';

interface Typed {
  code: string;
  price: number | null;
  currency: Currency | null;
}

/** One product's price in a draft: added by its code, or changed. */
export function ItemDialog({
  id,
  item,
  onClose,
}: {
  id: string;
  item: PriceListItem | undefined;
  onClose: () => void;
}) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Typed>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (): Promise<void> => {
    const { code: typed, price, currency } = form.getFieldsValue();
    const code = item?.code ?? typed;
    const wrong = amount.safeParse(price).error?.issues[0]?.message;
    const isNamed = code.trim() !== '';
    form.setFields([
      { name: 'code', errors: isNamed ? [] : [PRICE_LIST_CODE_MISSING] },
      { name: 'price', errors: wrong ? [wrong] : [] },
    ]);
    if (wrong || !isNamed) return;
    setIsSaving(true);
    try {
      const stored = await api('POST /api/price-lists/:id/items', {
        params: { id },
        body: { code: code.trim(), price: price!, ...(currency && { currency }) },
      });
      void message.success({
        content: item ? texts.changed(stored.code) : texts.added(stored.code),
        key: 'price-item',
      });
      void refreshLists();
      onClose();
    } catch (error) {
      const fields = ApiError.is(error) ? Object.entries(error.fields ?? {}) : [];
      for (const [name, sentence] of fields) form.setFields([{ name: name as keyof Typed, errors: [sentence] }]);
      if (fields.length === 0) void message.error({ content: sentenceOf(error, texts.addFailed), key: 'price-item' });
      setIsSaving(false);
    }
  };
  return (
    <TypedDialog
      open
      title={item ? `${texts.editPrice}: ${item.code}` : texts.addTitle}
      okText={item ? COMMON_TEXTS.save : texts.addOne}
      cancelText={COMMON_TEXTS.giveUp}
      okButtonProps={{ loading: isSaving }}
      onOk={() => void save()}
      onCancel={onClose}
      afterOpenChange={(isOpen) => {
        if (isOpen) document.getElementById(item ? 'price-item_price' : 'price-item_code')?.focus();
      }}
    >
      <Form
        form={form}
        name="price-item"
        layout="vertical"
        requiredMark={false}
        disabled={isSaving}
        onValuesChange={(changed: Partial<Typed>) =>
          form.setFields(Object.keys(changed).map((name) => ({ name: name as keyof Typed, errors: [] })))
        }
        initialValues={{
          code: item?.code ?? '',
          price: item?.price.current ?? null,
          currency: item?.price.currency ?? null,
        }}
        onFinish={() => void save()}
      >
        {!item && (
          <Form.Item name="code" label={texts.code}>
            <Input className="crud-mono" maxLength={200} />
          </Form.Item>
        )}
        <Form.Item name="price" label={texts.price}>
          <InputNumber className="crud-number" decimalSeparator="," inputMode="decimal" />
        </Form.Item>
        <Form.Item name="currency" label={texts.currency} extra={texts.currencyHint}>
          <Select allowClear options={CURRENCIES.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </TypedDialog>
  );
}
