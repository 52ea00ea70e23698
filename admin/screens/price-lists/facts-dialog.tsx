import { useState } from 'react';
import { Alert, App, DatePicker, Form, Input, Select } from 'antd';
import { PRICE_LIST_KIND_LABELS, PRICE_LIST_LABELS as labels } from '#contract/price-list-texts.ts';
import { MAX_PRICE_LIST_NAME, PRICE_LIST_KINDS, PriceListInput, type PriceList } from '#contract/price-lists.ts';
import { ApiError } from '#contract/api-error.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { refreshLists } from './resource.ts';
import { PRICE_LIST_TEXTS as texts } from './texts.ts';
import { fromWall, toWall } from './times.ts';

const FORMAT = ['D MMMM YYYY HH:mm', 'D.M.YYYY HH:mm', 'DD.MM.YYYY HH:mm'];

interface TimeInputProps {
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** A minute in Istanbul, as an ISO time; null for none. */
function TimeInput({ id, value, onChange }: TimeInputProps) {
  return (
    <DatePicker
      id={id}
      className="price-list-time"
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      format={FORMAT}
      needConfirm={false}
      placeholder={texts.chooseTime}
      value={value ? toWall(value) : null}
      onChange={(wall) => onChange?.(wall ? fromWall(wall) : null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault(); // accepts the typed time without submitting the form
      }}
    />
  );
}

const FIRST: PriceListInput = { name: '', kind: 'campaign', startsAt: null, endsAt: null };

/** Sentences beside the fields, by the contract's own rules. */
const wrongFields = (typed: PriceListInput): { name: string; errors: string[] }[] =>
  (PriceListInput.safeParse(typed).error?.issues ?? []).map(({ path, message }) => ({
    name: String(path[0]),
    errors: [message],
  }));

/** Name, kind and times of a list: of a new one, or of a draft. */
export function FactsDialog({
  list,
  onClose,
  onSaved,
}: {
  list?: PriceList;
  onClose: () => void;
  onSaved: (list: PriceList) => void;
}) {
  const { message } = App.useApp();
  const [form] = Form.useForm<PriceListInput>();
  const kind = Form.useWatch('kind', { form, preserve: true }) ?? list?.kind ?? FIRST.kind;
  const [isSaving, setIsSaving] = useState(false);
  const [failed, setFailed] = useState('');

  const save = async (): Promise<void> => {
    const typed = { ...FIRST, ...form.getFieldsValue(true) };
    const body = {
      name: typed.name,
      kind: typed.kind,
      startsAt: typed.startsAt,
      endsAt: typed.kind === 'campaign' ? typed.endsAt : null,
    };
    const wrong = wrongFields(body);
    form.setFields(
      (['name', 'kind', 'startsAt', 'endsAt'] as const).map((name) => ({
        name,
        errors: wrong.find((one) => one.name === name)?.errors ?? [],
      })),
    );
    if (wrong.length > 0) return;
    setIsSaving(true);
    setFailed('');
    try {
      const saved = list
        ? await api('PUT /api/price-lists/:id', { params: { id: list._id }, body: { ...body, version: list.version } })
        : await api('POST /api/price-lists', { body });
      void message.success({ content: list ? texts.saved : texts.rows.created, key: 'price-list' });
      void refreshLists();
      onSaved(saved);
    } catch (error) {
      const fields = ApiError.is(error) ? Object.entries(error.fields ?? {}) : [];
      for (const [name, sentence] of fields)
        form.setFields([{ name: name as keyof PriceListInput, errors: [sentence] }]);
      if (fields.length === 0) setFailed(sentenceOf(error, texts.saveFailed));
      setIsSaving(false);
    }
  };

  return (
    <TypedDialog
      open
      title={list ? texts.edit : texts.create}
      okText={list ? texts.save : texts.createAndFill}
      cancelText={COMMON_TEXTS.giveUp}
      okButtonProps={{ loading: isSaving }}
      onOk={() => void save()}
      onCancel={onClose}
      afterOpenChange={(isOpen) => {
        if (isOpen) document.getElementById('price-list_name')?.focus();
      }}
    >
      <Form
        form={form}
        name="price-list"
        layout="vertical"
        requiredMark={false}
        initialValues={list ?? FIRST}
        disabled={isSaving}
        onValuesChange={(changed: Partial<PriceListInput>) =>
          form.setFields(Object.keys(changed).map((name) => ({ name: name as keyof PriceListInput, errors: [] })))
        }
        onFinish={() => void save()}
      >
        <Form.Item name="name" label={labels.name}>
          <Input maxLength={MAX_PRICE_LIST_NAME} />
        </Form.Item>
        <Form.Item name="kind" label={labels.kind} extra={texts.kindHints[kind]}>
          <Select options={PRICE_LIST_KINDS.map((value) => ({ value, label: PRICE_LIST_KIND_LABELS[value] }))} />
        </Form.Item>
        <Form.Item name="startsAt" label={labels.startsAt} extra={texts.startTimeHint}>
          <TimeInput />
        </Form.Item>
        {kind === 'campaign' && (
          <Form.Item name="endsAt" label={labels.endsAt} extra={texts.endTimeHint}>
            <TimeInput />
          </Form.Item>
        )}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
      {failed !== '' && (
        <output>
          <Alert type="error" showIcon title={failed} />
        </output>
      )}
    </TypedDialog>
  );
}
