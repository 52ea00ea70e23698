import { useState } from 'react';
import { App, Button, Skeleton, Tag } from 'antd';
import type { Session } from '#contract/auth.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortDateTimeText } from '../../base/dates.ts';
import { refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { CRUD_TEXTS } from '../../crud/texts.ts';
import { usePasswordDialog } from '../../form/password-dialog.tsx';
import { PROFILE_TEXTS as texts } from './texts.ts';

/** Sessions in sight before somebody asks for all. */
const SHOWN = 5;

/** The user's sessions, the present one first; all others can be ended. */
export function SessionList() {
  const { data: sessions, error, refetch } = useCall('GET /api/auth/sessions', {});
  const { message } = App.useApp();
  const { ask, dialog } = usePasswordDialog();
  const [showsAll, setShowsAll] = useState(false);

  async function end({ _id: id, device }: Session): Promise<void> {
    try {
      const isEnded = await ask({
        title: texts.endSessionTitle,
        text: (
          <>
            <b>{device}</b>
            {texts.endSessionText}
          </>
        ),
        okText: texts.endSession,
        isDangerous: true,
        send: async (currentPassword) => {
          await api('DELETE /api/auth/sessions/:id', { params: { id }, body: { currentPassword } });
          return true;
        },
      });
      if (!isEnded) return;
      void message.success(texts.sessionEnded);
    } catch (failure) {
      void message.error(sentenceOf(failure, texts.endSessionFailed));
    }
    await refresh('/api/auth/sessions');
  }

  if (error)
    return (
      <p role="alert">
        {sentenceOf(error, texts.sessionsFailed)}{' '}
        <Button type="link" onClick={() => void refetch()}>
          {COMMON_TEXTS.tryAgainSmall}
        </Button>
      </p>
    );
  if (!sessions) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const newest = sessions.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
  const shown = showsAll ? newest : newest.slice(0, SHOWN);
  return (
    <>
      <p className="sessions-note">{texts.sessionsHint}</p>
      <table className="sessions">
        <thead>
          <tr>
            <th scope="col">{texts.device}</th>
            <th scope="col">{COMMON_TEXTS.address}</th>
            <th scope="col">{texts.startedAt}</th>
            <th scope="col">{texts.lastUsedAt}</th>
            <th scope="col">{COMMON_TEXTS.action}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <tr key={one._id}>
              <td data-label={texts.device}>
                {one.device}
                {one.isCurrent && <Tag color="blue">{texts.thisSession}</Tag>}
              </td>
              <td data-label={COMMON_TEXTS.address} className="mono">
                {one.address}
              </td>
              <td data-label={texts.startedAt}>{shortDateTimeText(one.createdAt)}</td>
              <td data-label={texts.lastUsedAt}>{shortDateTimeText(one.lastUsedAt)}</td>
              <td>
                {!one.isCurrent && (
                  <Button aria-label={texts.endSessionOf(one.device)} onClick={() => void end(one)}>
                    {texts.endSession}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < newest.length && (
        <Button className="sessions-more" onClick={() => setShowsAll(true)}>
          {CRUD_TEXTS.showAllOf(newest.length)}
        </Button>
      )}
      {dialog}
    </>
  );
}
