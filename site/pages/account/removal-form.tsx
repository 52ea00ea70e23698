import { HOME_PATH } from '#contract/paths.ts';
import { fold } from '#contract/text.ts';
import { api } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';
import { LiveForm } from '../../account/live-form.tsx';
import { PasswordField } from '../../account/password-field.tsx';
import { useNavigate } from '../../base/router.tsx';
import { forgetCart } from '../../cart/account-cart.ts';
import { forgetPerson } from '../../cart/checkout-draft.ts';
import { ACCOUNT_FORM_TEXTS as fields } from '../../texts/account.ts';
import { SECURITY_TEXTS } from '../../texts/my-account.ts';
import { FormField } from '../../ui/form-field.tsx';
import { useForm } from '../../ui/form-state.ts';
import { toast } from '../../ui/toast.ts';

const texts = SECURITY_TEXTS.removal;
const loadRules = () => import('../../account/rules.ts');

/**
 * Deletes the account. Shows the consequences, and asks for the password and for words that are not typed by mistake.
 */
export function RemovalForm() {
  const navigate = useNavigate();
  const form = useForm({
    id: 'sil',
    failure: texts.failure,
    prepare: loadRules,
    async check({ currentPassword = '', word = '' }) {
      const wrong = (await loadRules()).checkOwnPassword({ currentPassword });
      if (fold(word).trim() === fold(texts.word)) return wrong;
      return { message: wrong?.message ?? texts.wordMissing, fields: { ...wrong?.fields, word: texts.wordMissing } };
    },
    async send({ currentPassword = '' }) {
      await api('DELETE /api/auth/me', { body: { currentPassword } });
      return { message: '' };
    },
    async onSent() {
      const owner = session.owner();
      await navigate(HOME_PATH); // first, so that no personal screen is shown without its person
      session.leave();
      if (owner) forgetPerson(owner.id);
      await forgetCart();
      toast(texts.done);
    },
  });
  return (
    <details className="account-removal">
      <summary className="account-action account-action--quiet">{texts.open}</summary>
      <ul>
        {texts.explains.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{texts.export}</p>
      <div className="account-form account-form--narrow">
        <LiveForm form={form} submit={texts.submit} sending={texts.removing} isDangerous>
          <PasswordField
            form={form}
            name="currentPassword"
            label={fields.currentPassword}
            autoComplete="current-password"
          />
          <FormField form={form} name="word" label={texts.wordLabel} autoComplete="off" isRequired />
        </LiveForm>
      </div>
    </details>
  );
}
