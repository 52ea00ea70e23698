import { useRef, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import type { Session } from '#contract/auth.ts';
import { api } from '#browser/signed-in-api.ts';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { QuestionDialog, type Question } from '../../account/question.tsx';
import { sentenceOf, useLoaded } from '../../account/use-loaded.ts';
import { longDateTime } from '../../base/dates.ts';
import { SECURITY_TEXTS } from '../../texts/my-account.ts';
import { toast } from '../../ui/toast.ts';

const texts = SECURITY_TEXTS.sessions;

/** The person's sessions; all but this one can be ended. */
export function SessionList() {
  const { data: sessions, failure, reload } = useLoaded(() => api('GET /api/auth/sessions'));
  const [question, setQuestion] = useState<Question>();
  /** The person's password: asked for once while the list is open. */
  const password = useRef<string>(undefined);

  const end = async ({ _id: id }: Session, currentPassword: string) => {
    await api('DELETE /api/auth/sessions/:id', { params: { id }, body: { currentPassword } });
    password.current = currentPassword;
    toast(texts.ended);
    reload();
  };
  const askToEnd = (one: Session) =>
    setQuestion({
      title: texts.askTitle,
      text: texts.askText(one.device),
      confirm: texts.end,
      isPasswordAsked: true,
      failure: texts.failure,
      send: (typed) => end(one, typed),
    });
  const press = async (one: Session) => {
    if (password.current === undefined) return askToEnd(one);
    try {
      await end(one, password.current);
    } catch (error) {
      password.current = undefined;
      if (ApiError.is(error) && error.code === 'WRONG_PASSWORD') return askToEnd(one);
      toast(sentenceOf(error, texts.failure), 'error');
      reload();
    }
  };

  if (!sessions) return failure ? <LoadFailure sentence={failure.sentence} onRetry={reload} /> : <Pending lines={3} />;
  return (
    <>
      <ul className="account-sessions">
        {sessions.map((one) => (
          <li key={one._id}>
            <div>
              <h3>
                {one.device}
                {one.isCurrent && <span className="address-mark">{texts.current}</span>}
              </h3>
              <p className="figures">
                {texts.lastUsed} {longDateTime(one.lastUsedAt)}
              </p>
              <p className="figures">
                {texts.opened} {longDateTime(one.createdAt)} · {texts.address}{' '}
                <span className="code">{one.address}</span>
              </p>
            </div>
            {!one.isCurrent && (
              <button
                type="button"
                className="button button--quiet"
                aria-label={texts.endOf(one.device)}
                onClick={() => void press(one)}
              >
                {texts.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {question && <QuestionDialog question={question} onClose={() => setQuestion(undefined)} />}
    </>
  );
}
