import { useMemo, type ReactNode } from 'react';
import { Button, Result } from 'antd';
import { SETTINGS } from '#contract/settings.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Waiting } from '../../base/waiting.tsx';
import type { SettingField } from '../../fields/settings.ts';
import { SaveForm } from '../../form/save-form.tsx';
import { StaleDialog } from '../../form/stale-dialog.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';
import type { SettingsForm } from './use-settings-form.ts';
import './settings.css';

/** A form of settings, with a placeholder until they are loaded. */
export function SettingsFormFrame({
  fields,
  state,
  children,
}: {
  fields: readonly SettingField[];
  state: SettingsForm;
  children: ReactNode;
}) {
  const { form, stored, isFailed, retry, changed, isDirty, isSaving, send, stale, stay, takeNewer, reveal } = state;
  const schemas = useMemo(() => Object.fromEntries(fields.map(({ key }) => [key, SETTINGS[key].schema])), [fields]);
  const labels = useMemo(() => Object.fromEntries(fields.map(({ key, label }) => [key, label])), [fields]);
  if (isFailed)
    return (
      <Result
        status="warning"
        title={texts.loadFailed}
        extra={<Button onClick={retry}>{COMMON_TEXTS.tryAgain}</Button>}
      />
    );
  if (!stored) return <Waiting />;
  return (
    <>
      <SaveForm
        form={form}
        schemas={schemas}
        labels={labels}
        initialValues={stored}
        isSaving={isSaving}
        isDirty={isDirty}
        onSave={() => send(false)}
        reveal={reveal}
        saveText={COMMON_TEXTS.saveChanges}
        actions={
          changed.length > 0 &&
          !isSaving && (
            <>
              <Button onClick={() => form.resetFields()}>{COMMON_TEXTS.takeBack}</Button>
              <output className="settings-changed">{texts.unsavedCount(changed.length)}</output>
            </>
          )
        }
      >
        {children}
      </SaveForm>
      <StaleDialog
        stale={stale}
        labels={labels}
        mine={changed}
        isBusy={isSaving}
        onMerge={() => takeNewer(true)}
        onOverwrite={() => send(true)}
        onReload={() => takeNewer(false)}
        onStay={stay}
      />
    </>
  );
}
