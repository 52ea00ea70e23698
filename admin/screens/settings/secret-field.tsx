import { App, Alert, Button, Form, Input } from 'antd';
import { useId, useState } from 'react';
import { SealedValue, type SealedName, type SealedState } from '#contract/sealed.ts';
import { FROM_ENVIRONMENT, SEALED_LABELS, SEALED_UNREADABLE } from '#contract/sealed-texts.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortTime } from '../../base/dates.ts';
import { focusFirst } from '../../base/focus-first.ts';
import { refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { rule } from '../../form/field.tsx';
import { useReveal, useSave } from '../../form/save-form.tsx';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';

const RULES = rule(SealedValue);

function standing({ isSet, hint }: SealedState): string {
  if (!isSet) return texts.secretNone;
  return hint === '' ? texts.secretSet : texts.secretSetHint(hint);
}

/**
 * A secret that is kept encrypted: whether there is one, and a dialog to enter another. It is stored by itself, at
 * once, and never shown.
 */
export function SecretField({ name, label, hint }: { name: SealedName; label: string; hint: string }) {
  const id = useId();
  const { data } = useCall('GET /api/sealed', {});
  const { message, modal } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  const state = data?.find((one) => one.name === name);
  const longName = SEALED_LABELS[name];
  const isLocked = state?.isFromEnvironment === true;

  const remove = async (): Promise<void> => {
    const isWanted = await modal.confirm({
      title: texts.secretRemoveQuestion(longName),
      content: COMMON_TEXTS.irrevocable,
      okText: texts.secretRemove,
      cancelText: COMMON_TEXTS.giveUp,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
    });
    if (!isWanted) return;
    try {
      await api('DELETE /api/sealed/:name', { params: { name } });
      void message.success(texts.secretRemoved(longName));
    } catch (error) {
      void message.error(sentenceOf(error, texts.secretFailed));
    }
    await refreshSecrets();
  };

  return (
    <section className="settings-secret" aria-labelledby={id}>
      <span id={id} className="settings-secret-label">
        {label}
      </span>
      <div className="settings-secret-line">
        <span className={state?.isSet ? 'settings-secret-set' : 'settings-secret-none'}>
          {state && standing(state)}
        </span>
        {state && !isLocked && (
          <>
            <Button onClick={() => setOpen(true)} aria-describedby={id}>
              {state.isSet ? texts.secretChange : texts.secretEnter}
            </Button>
            {state.isSet && (
              <Button danger type="text" onClick={() => void remove()} aria-describedby={id}>
                {texts.secretRemove}
              </Button>
            )}
          </>
        )}
      </div>
      {state && !state.isReadable && !isLocked && <Alert type="error" showIcon title={SEALED_UNREADABLE} />}
      <p className="crud-note">
        {isLocked ? FROM_ENVIRONMENT : hint}
        {state?.updatedAt && !isLocked && ` ${texts.secretSince(shortTime(state.updatedAt))}`}
      </p>
      <EnterSecret name={name} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}

const refreshSecrets = (): Promise<void> =>
  refresh('/api/sealed', '/api/mail', '/api/payment/cards', '/api/system', '/api/audit');

function EnterSecret({ name, isOpen, onClose }: { name: SealedName; isOpen: boolean; onClose: () => void }) {
  const [form] = Form.useForm<{ value: string }>();
  const { message } = App.useApp();
  const { save, isSaving } = useSave(form, useReveal(form));
  const label = SEALED_LABELS[name];
  const send = async ({ value }: { value: string }): Promise<void> => {
    const done = await save(() => api('PUT /api/sealed/:name', { params: { name }, body: { value } }), {
      failed: texts.secretFailed,
    });
    if (!done) return;
    void message.success(texts.secretSaved(label));
    onClose();
    await refreshSecrets();
  };
  return (
    <TypedDialog
      open={isOpen}
      title={label}
      okText={COMMON_TEXTS.save}
      cancelText={COMMON_TEXTS.giveUp}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(isShown) => isShown && focusFirst(form, 'value')}
    >
      <Form form={form} layout="vertical" preserve={false} onFinish={(values) => void send(values)}>
        <Form.Item name="value" label={texts.secretNew} rules={RULES} extra={texts.mailPasswordHint}>
          <Input.Password autoComplete="new-password" spellCheck={false} />
        </Form.Item>
      </Form>
    </TypedDialog>
  );
}
