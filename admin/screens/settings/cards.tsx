import { useState } from 'react';
import { Alert, Button, Form } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import type { CardPayments, KeyTrialReply } from '#contract/card-payments.ts';
import { CARD_PROVIDER_NAMES } from '#contract/card-payment-texts.ts';
import { PANEL_PROVIDERS, type CardProviderChoice, type PanelProvider } from '#contract/card-providers.ts';
import { FROM_ENVIRONMENT, SEALED_UNREADABLE } from '#contract/sealed-texts.ts';
import type { SealedName } from '#contract/sealed.ts';
import { api } from '#browser/signed-in-api.ts';
import { useCall } from '../../base/queries.ts';
import { CopyButton } from '../../crud/details.tsx';
import type { SettingField } from '../../fields/settings.ts';
import { FieldGroup } from '../../form/field.tsx';
import { SecretField } from './secret-field.tsx';
import { SettingInput } from './setting-input.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';

type Choice = CardPayments['choices'][number];

/** The secrets of each provider, with their names and places in its own panel. */
const SECRETS: Record<PanelProvider, readonly [name: SealedName, label: string, hint: string][]> = {
  iyzico: [
    ['iyzico_api_key', texts.iyzicoApiKey, texts.iyzicoApiKeyHint],
    ['iyzico_secret_key', texts.iyzicoSecretKey, texts.iyzicoSecretKeyHint],
  ],
  paytr: [
    ['paytr_merchant_id', texts.paytrId, texts.paytrIdHint],
    ['paytr_merchant_key', texts.paytrKey, texts.paytrPlace],
    ['paytr_merchant_salt', texts.paytrSalt, texts.paytrPlace],
  ],
};

/** Who takes card payments at this moment, or why nobody does. @param wanted as it is stored */
function standing(
  { provider, isTest, isFromEnvironment, choices }: CardPayments,
  wanted: CardProviderChoice | undefined,
): string {
  if (provider !== null)
    return [texts.cardsBy(provider), isTest ? texts.cardsTest : '', isFromEnvironment ? FROM_ENVIRONMENT : '']
      .filter(Boolean)
      .join(' ');
  const choice = choices.find(({ name }) => name === wanted);
  if (!choice || isFromEnvironment) return texts.cardsNone;
  if (choice.keys === 'unreadable') return SEALED_UNREADABLE;
  if (choice.keys === 'none') return texts.cardsNoKeys;
  return choice.takesCurrency ? texts.cardsNone : texts.cardsOtherCurrency(CARD_PROVIDER_NAMES[choice.name]!);
}

/** Asks the provider whether it knows the stored keys. */
function Trial({ name, keys }: Choice) {
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<KeyTrialReply | string>();
  const called = CARD_PROVIDER_NAMES[name]!;
  const ask = async (): Promise<void> => {
    setAsking(true);
    setResult(undefined);
    try {
      setResult(await api('POST /api/payment/cards/:name/test', { params: { name } }));
    } catch (error) {
      setResult(ApiError.is(error) ? error.message : texts.cardsTrialFailed);
    } finally {
      setAsking(false);
    }
  };
  const hasKeys = keys === 'panel' || keys === 'environment';
  const failure = typeof result === 'string' ? result : result?.failure;
  return (
    <div className="settings-card-trial">
      <Button loading={isAsking} disabled={!hasKeys} onClick={() => void ask()}>
        {texts.cardsTrial}
      </Button>
      <span className="crud-note">{hasKeys ? texts.cardsTrialIntro : texts.cardsTrialNoKeys}</span>
      <div aria-live="polite">
        {failure && <Alert type="error" showIcon title={failure} />}
        {typeof result === 'object' && result.failure === null && (
          <Alert type="success" showIcon title={texts.cardsTrialDone(called, result.isTest)} />
        )}
      </div>
    </div>
  );
}

/** Keys of one provider, what the merchant sets up there, and a test. */
function ProviderKeys({ choice }: { choice: Choice }) {
  const { name, messagesTo } = choice;
  return (
    <>
      <div className="settings-fields">
        {SECRETS[name].map(([secret, label, hint]) => (
          <SecretField key={secret} name={secret} label={label} hint={hint} />
        ))}
      </div>
      <div className="settings-secret">
        <span className="settings-secret-label">{texts.cardsMessages}</span>
        <div className="settings-secret-line">
          <code className="settings-address">{messagesTo}</code>
          <CopyButton text={messagesTo} name={texts.cardsCopyMessages} />
        </div>
        <p className="crud-note">{texts.cardsMessagesHints[name]}</p>
      </div>
      <Trial key={name} {...choice} />
    </>
  );
}

/**
 * Card payments: who takes them, and what that takes.
 * @param stored the stored choice
 */
export function Cards({
  field,
  testField,
  stored,
}: {
  field: SettingField;
  testField: SettingField;
  stored: CardProviderChoice | undefined;
}) {
  const { data: state } = useCall('GET /api/payment/cards', {});
  const chosen = Form.useWatch(field.key, { form: Form.useFormInstance(), preserve: true }) as
    | CardProviderChoice
    | undefined;
  const choice = state?.choices.find(({ name }) => name === chosen);
  return (
    <FieldGroup title={texts.cardsTitle}>
      <p className="settings-intro">{state && standing(state, stored)}</p>
      <div className="settings-fields">
        <SettingInput field={field} isLocked={state?.isFromEnvironment} />
        {/* Always in the form, so that a choice does not lose its value. */}
        <div hidden={chosen !== PANEL_PROVIDERS[1]}>
          <SettingInput field={testField} isLocked={choice?.keys === 'environment'} />
        </div>
      </div>
      {choice && <ProviderKeys choice={choice} />}
    </FieldGroup>
  );
}
