import { useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import type { Session } from '#contract/auth.ts';
import { api } from '#browser/signed-in-api.ts';
import { QuestionDialog, type Question } from '../../account/question.tsx';
import { Records, type Column } from '../../account/records.tsx';
import { sentenceOf } from '../../account/use-loaded.ts';
import { longDate, longDateTime } from '../../base/dates.ts';
import { SECURITY_TEXTS } from '../../texts/my-account.ts';
import { toast } from '../../ui/toast.ts';

const texts = SECURITY_TEXTS.sessions;

const columnsOf = (onEnd: (one: Session) => void): Column<Session>[] => [
  { name: 'device', label: texts.device, cell: ({ device }) => device },
  { name: 'address', label: texts.address, cell: ({ address }) => <span className="code">{address}</span> },
  {
    name: 'opened',
    label: texts.opened,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{longDate(createdAt)}</time>,
  },
  {
    name: 'last-used',
    label: texts.lastUsed,
    cell: ({ lastUsedAt }) => <time dateTime={lastUsedAt}>{longDateTime(lastUsedAt)}</time>,
  },
  {
    name: 'action',
    label: texts.action,
    isLabelHidden: true,
    isFigure: true,
    cell: (one) =>
      one.isCurrent ? (
        <span className="account-mark">{texts.current}</span>
      ) : (
        <button
          type="button"
          className="button button--quiet button--dense"
          aria-label={texts.endOf(one.device)}
          onClick={() => onEnd(one)}
        >
          {texts.end}
        </button>
      ),
  },
];

interface Props {
  sessions: readonly Session[];
  /** Id of the list's heading. */
  labelledBy: string;
  /** Asks for the list again. */
  reload(): void;
}

/** The person's sessions; all but this one can be ended. */
export function SessionList({ sessions, labelledBy, reload }: Props) {
  const [question, setQuestion] = useState<Question>();
  /** The person's password: asked for once while the list is open. */
  const [password, setPassword] = useState<string>();

  const end = async ({ _id: id }: Session, currentPassword: string) => {
    await api('DELETE /api/auth/sessions/:id', { params: { id }, body: { currentPassword } });
    setPassword(currentPassword);
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
    if (password === undefined) return askToEnd(one);
    try {
      await end(one, password);
    } catch (error) {
      setPassword(undefined);
      if (ApiError.is(error) && error.code === 'WRONG_PASSWORD') return askToEnd(one);
      toast(sentenceOf(error, texts.failure), 'error');
      reload();
    }
  };

  return (
    <>
      <Records
        labelledBy={labelledBy}
        className="account-sessions"
        columns={columnsOf((one) => void press(one))}
        rows={sessions}
        keyOf={({ _id: id }) => id}
      />
      {question && <QuestionDialog question={question} onClose={() => setQuestion(undefined)} />}
    </>
  );
}
