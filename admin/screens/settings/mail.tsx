import { useState } from 'react';
import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { ApiError } from '#contract/api-error.ts';
import { waitsForServer, type MailSetup, type MailTrial } from '#contract/mail.ts';
import { PANEL_MAIL_TEMPLATES_PATH, PANEL_OUTBOX_PATH, PANEL_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { useCall } from '../../base/queries.ts';
import { useOwner } from '../../base/session.ts';
import { SCREEN_TITLES } from '../../base/texts.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { MAIL_FIELDS, MAIL_PARTS, type SettingField } from '../../fields/settings.ts';
import { FieldGroup } from '../../form/field.tsx';
import { SecretField } from './secret-field.tsx';
import { SettingInput } from './setting-input.tsx';
import { SettingsFormFrame } from './settings-form.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';
import { useSettingsForm } from './use-settings-form.ts';

type Locked = MailSetup['fromEnvironment'] | undefined;

/** Whether the environment sets the field, so that the panel's value has no effect. */
const isLocked = (key: SettingField['key'], locked: Locked): boolean =>
  locked !== undefined &&
  ((locked.server && MAIL_PARTS.server.some((field) => field.key === key)) ||
    (locked.sender && (key === 'mail_from_name' || key === 'mail_from_address')) ||
    (locked.messages && key === 'mail_to_messages') ||
    (locked.applications && key === 'mail_to_applications'));

/** What holds where a field is empty. */
function inPlaceOf(key: SettingField['key'], { sender, recipients }: MailSetup): string | undefined {
  switch (key) {
    case 'mail_from_name':
      return sender.slice(0, Math.max(0, sender.lastIndexOf(' <')));
    case 'mail_from_address':
      return sender.slice(sender.lastIndexOf('<') + 1).replace(/>$/, '');
    case 'mail_reply_to':
      return recipients.messages[0];
    case 'mail_to_messages':
      return recipients.messages.join(', ');
    case 'mail_to_orders':
      return recipients.orders.join(', ');
    case 'mail_to_applications':
      return recipients.applications.join(', ');
    default:
      return undefined;
  }
}

function Fields({ fields, state }: { fields: readonly SettingField[]; state: MailSetup | undefined }) {
  return fields.map((field) => (
    <SettingInput
      key={field.key}
      field={{ ...field, placeholder: (state && inPlaceOf(field.key, state)) ?? field.placeholder ?? '' }}
      isLocked={isLocked(field.key, state?.fromEnvironment)}
    />
  ));
}

/** Sends a mail to oneself and says what became of it. */
function Trial({ state, isDirty }: { state: MailSetup | undefined; isDirty: boolean }) {
  const email = useOwner()?.email ?? '';
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<MailTrial | string>();
  const send = async (): Promise<void> => {
    setSending(true);
    setResult(undefined);
    try {
      setResult(await api('POST /api/mail/test', {}));
    } catch (error) {
      setResult(ApiError.is(error) ? error.message : texts.mailTrialFailed);
    } finally {
      setSending(false);
    }
  };
  return (
    <section className="settings-trial" aria-labelledby="mail-trial">
      <h2 id="mail-trial">{texts.mailTrialTitle}</h2>
      <p className="crud-note">{isDirty ? texts.mailTrialUnsaved : texts.mailTrialIntro(email)}</p>
      <Button
        loading={isSending}
        disabled={isDirty || !state || waitsForServer(state.source)}
        onClick={() => void send()}
      >
        {texts.mailTrial}
      </Button>
      <Link className="settings-trial-link" to={PANEL_OUTBOX_PATH}>
        {SCREEN_TITLES['settings/outbox']}
      </Link>
      <Link className="settings-trial-link" to={PANEL_MAIL_TEMPLATES_PATH}>
        {SCREEN_TITLES['settings/mail-templates']}
      </Link>
      <div aria-live="polite">
        {typeof result === 'string' && <Alert type="error" showIcon title={result} />}
        {typeof result === 'object' && result.failure !== null && (
          <Alert
            type="error"
            showIcon
            title={result.failure}
            description={result.detail === null ? undefined : texts.mailTrialDetail(result.detail)}
          />
        )}
        {typeof result === 'object' && result.failure === null && (
          <Alert type="success" showIcon title={texts.mailTrialSent(result.to)} description={texts.mailTrialSpam} />
        )}
      </div>
    </section>
  );
}

/** How mails are sent, and to whom the shop's notices go. */
export function MailSettings() {
  const { data: state } = useCall('GET /api/mail', {});
  const form = useSettingsForm(MAIL_FIELDS, texts.mailSaved);
  return (
    <>
      <PageHead note={texts.mailNote} isNoteBeside backTo={PANEL_SETTINGS_PATH} />
      <SettingsFormFrame fields={MAIL_FIELDS} state={form}>
        <FieldGroup title={texts.mailServerTitle}>
          <div className="settings-fields">
            <Fields fields={MAIL_PARTS.server} state={state} />
            <SecretField name="mail_password" label={texts.mailPassword} hint={texts.mailPasswordHint} />
          </div>
        </FieldGroup>
        <FieldGroup title={texts.mailSenderTitle}>
          <div className="settings-fields">
            <Fields fields={MAIL_PARTS.sender} state={state} />
          </div>
        </FieldGroup>
        <FieldGroup title={texts.mailRecipientsTitle}>
          <p className="settings-intro">{texts.mailRecipientsIntro}</p>
          <div className="settings-fields">
            <Fields fields={MAIL_PARTS.recipients} state={state} />
          </div>
        </FieldGroup>
        <Trial state={state} isDirty={form.changed.length > 0} />
      </SettingsFormFrame>
    </>
  );
}
