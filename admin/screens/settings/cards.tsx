import { useState } from 'react';
import { Alert, Button } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import type { CardPayments, IyzicoTrial } from '#contract/card-payments.ts';
import { FROM_ENVIRONMENT, SEALED_UNREADABLE } from '#contract/sealed-texts.ts';
import { api } from '#browser/signed-in-api.ts';
import { useCall } from '../../base/queries.ts';
import { CopyButton } from '../../crud/details.tsx';
import type { SettingField } from '../../fields/settings.ts';
import { FieldGroup } from '../../form/field.tsx';
import { SecretField } from './secret-field.tsx';
import { SettingInput } from './setting-input.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';

/** Who takes card payments at this moment, or why nobody does. */
function standing({ provider, isTest, isFromEnvironment, iyzico }: CardPayments, isWanted: boolean): string {
  if (provider !== null)
    return [texts.cardsBy(provider), isTest ? texts.cardsTest : '', isFromEnvironment ? FROM_ENVIRONMENT : '']
      .filter(Boolean)
      .join(' ');
  if (!isWanted || isFromEnvironment) return texts.cardsNone;
  if (iyzico.keys === 'unreadable') return SEALED_UNREADABLE;
  if (iyzico.keys === 'none') return texts.cardsNoKeys;
  return iyzico.takesCurrency ? texts.cardsNone : texts.cardsOtherCurrency;
}

/** Asks iyzico whether it knows the stored keys. */
function Trial({ state }: { state: CardPayments | undefined }) {
  const [isAsking, setAsking] = useState(false);
  const [result, setResult] = useState<IyzicoTrial | string>();
  const ask = async (): Promise<void> => {
    setAsking(true);
    setResult(undefined);
    try {
      setResult(await api('POST /api/payment/iyzico/test', {}));
    } catch (error) {
      setResult(ApiError.is(error) ? error.message : texts.cardsTrialFailed);
    } finally {
      setAsking(false);
    }
  };
  const hasKeys = state?.iyzico.keys === 'panel' || state?.iyzico.keys === 'environment';
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
          <Alert type="success" showIcon title={result.isTest ? texts.cardsTrialTest : texts.cardsTrialLive} />
        )}
      </div>
    </div>
  );
}

/**
 * Card payments through iyzico: the switch, the keys, what the merchant sets up there, and a test.
 * @param isWanted whether the stored setting is on
 */
export function Cards({ field, isWanted }: { field: SettingField; isWanted: boolean }) {
  const { data: state } = useCall('GET /api/payment/cards', {});
  return (
    <FieldGroup title={texts.cardsTitle}>
      <p className="settings-intro" data-state={state?.provider === null ? 'off' : 'on'}>
        {state && standing(state, isWanted)}
      </p>
      <SettingInput field={field} isLocked={state?.isFromEnvironment} />
      <div className="settings-fields">
        <SecretField name="iyzico_api_key" label={texts.cardsApiKey} hint={texts.cardsApiKeyHint} />
        <SecretField name="iyzico_secret_key" label={texts.cardsSecretKey} hint={texts.cardsSecretKeyHint} />
      </div>
      {state && (
        <div className="settings-secret">
          <span className="settings-secret-label">{texts.cardsMessages}</span>
          <div className="settings-secret-line">
            <code className="settings-address">{state.iyzico.messagesTo}</code>
            <CopyButton text={state.iyzico.messagesTo} name={texts.cardsCopyMessages} />
          </div>
          <p className="crud-note">{texts.cardsMessagesHint}</p>
        </div>
      )}
      <Trial state={state} />
    </FieldGroup>
  );
}
