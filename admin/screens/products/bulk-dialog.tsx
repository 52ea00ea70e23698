// Editing many products at once (docs/decisions/0130).
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Form, Spin } from 'antd';
import type { BulkChange } from '#contract/bulk-edit.ts';
import type { Input } from '#contract/endpoints.ts';
import { productInputs } from '#contract/products.ts';
import { api } from '#browser/signed-in-api.ts';
import { useSettings } from '../../base/company.ts';
import { sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { labelsOf } from '../../fields/labels.ts';
import { FieldContext } from '../../form/field.tsx';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { refreshAfter, useTaskResult } from '../tasks/result.tsx';
import { FIRST_CHANGE, readChange, type TypedChange } from './bulk-change.ts';
import { ChangeFields } from './bulk-fields.tsx';
import { ChangePreview } from './bulk-preview.tsx';
import { BULK_TEXTS as texts } from './bulk-texts.ts';
import './bulk.css';

/** Products to edit: those chosen, or all that the list has. */
export type Choice = { ids: readonly string[] } | { filter: Readonly<Record<string, string>> };

/** What is typed is asked for after a pause. */
const PAUSE_MS = 250;

function usePaused<T>(value: T, ms: number): T {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paused;
}

/** The products as the server has chosen them, once. */
const useChoice = (choice: Choice) =>
  useQuery({
    queryKey: ['bulk', 'choice', choice],
    queryFn: () => api('POST /api/products/bulk', { body: choice as Input<'POST /api/products/bulk'>['body'] }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });

const namedBy = (choice: Choice, count: number): string => {
  if ('ids' in choice) return texts.ofChosen(count);
  return Object.keys(choice.filter).length > 0 ? texts.ofFilter(count) : texts.ofAll(count);
};

const CONTEXT: FieldContext = { schemas: productInputs, labels: labelsOf('product'), countUpload: () => {} };

/** Chooses the products, shows what a change would do to them, and applies it. */
export function BulkDialog({ choice, onClose }: { choice: Choice; onClose: (isApplied: boolean) => void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<TypedChange>();
  const typed = { ...FIRST_CHANGE, ...(Form.useWatch([], form) as Partial<TypedChange> | undefined) };
  const { shop_currency: currency } = useSettings();
  const chosen = useChoice(choice);
  const change = readChange(typed, currency);
  const body = typeof change === 'object' ? change : undefined;
  const asked = usePaused(JSON.stringify(body), PAUSE_MS);
  const id = chosen.data?._id;
  const preview = useQuery({
    queryKey: ['bulk', 'preview', id, asked],
    queryFn: () =>
      api('POST /api/products/bulk/:id/preview', { params: { id: id! }, body: JSON.parse(asked!) as BulkChange }),
    enabled: id !== undefined && asked !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
    staleTime: Infinity,
  });
  useEffect(() => {
    // The inputs wait for the choice; then typing goes on where most changes begin.
    if (id !== undefined) document.getElementById('bulk_move')?.focus();
  }, [id]);
  const isCurrent = body !== undefined && JSON.stringify(body) === asked && !preview.isPlaceholderData;
  const seen = body === undefined ? undefined : preview.data;
  const [isApplying, setIsApplying] = useState(false);
  const showResult = useTaskResult();

  const apply = async (): Promise<void> => {
    setIsApplying(true);
    try {
      const task = await api('POST /api/products/bulk/:id/apply', { params: { id: id! }, body: body! });
      if (task.state === 'queued') void message.info({ content: texts.started, key: 'bulk' });
      else showResult(task);
      await refreshAfter();
      onClose(true);
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.applyFailed), key: 'bulk' });
      setIsApplying(false);
    }
  };

  return (
    <TypedDialog
      open
      className="bulk-dialog"
      width={880}
      title={texts.title}
      okText={seen ? texts.apply(seen.changed) : texts.applyNothing}
      cancelText={COMMON_TEXTS.giveUp}
      okButtonProps={{ disabled: !seen || !isCurrent || seen.changed === 0, loading: isApplying }}
      cancelButtonProps={{ disabled: isApplying }}
      closable={{ disabled: isApplying }}
      onOk={() => void apply()}
      onCancel={() => onClose(false)}
    >
      <p className="bulk-chosen" aria-live="polite">
        {chosen.data && (
          <>
            <b>{namedBy(choice, chosen.data.count)}</b> <span className="crud-note">{texts.fixed}</span>
          </>
        )}
        {chosen.isPending && texts.choosing}
        {chosen.error && sentenceOf(chosen.error, texts.chooseFailed)}
      </p>
      <FieldContext value={CONTEXT}>
        <Form
          form={form}
          name="bulk"
          layout="vertical"
          initialValues={FIRST_CHANGE}
          disabled={isApplying || !chosen.data}
          requiredMark={false}
          onFinish={() => {
            if (seen && isCurrent && seen.changed > 0) void apply();
          }}
        >
          <ChangeFields
            form={form}
            typed={typed}
            currency={currency}
            wrong={typeof change === 'string' ? change : undefined}
          />
        </Form>
      </FieldContext>
      <section className="bulk-seen" aria-label={texts.preview} aria-busy={preview.isFetching}>
        {seen && <ChangePreview preview={seen} isOld={!isCurrent} />}
        {!seen && preview.error && body && (
          <Alert type="error" showIcon title={sentenceOf(preview.error, texts.previewFailed)} />
        )}
        {!seen && !preview.error && (body ? <Spin /> : <p className="crud-note">{texts.previewWaits}</p>)}
      </section>
    </TypedDialog>
  );
}
