import { App, Button, Skeleton, Tag } from 'antd';
import type { Session } from '#contract/auth.ts';
import { api } from '#browser/signed-in-api.ts';
import { dateTimeText } from '../../base/dates.ts';
import { refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { usePasswordDialog } from '../../form/password-dialog.tsx';

const FAILED = 'Oturumlar yüklenirken hata oluştu.';

/** Where the person is signed in; every session but this one can be ended. */
export function SessionList() {
  const { data: sessions, error, refetch } = useCall('GET /api/auth/sessions', {});
  const { message } = App.useApp();
  const { ask, dialog } = usePasswordDialog();

  async function end({ _id: id, device }: Session): Promise<void> {
    try {
      const isEnded = await ask({
        title: 'Oturum sonlandırılsın mı?',
        text: (
          <>
            <b>{device}</b> oturumu hemen kapanır. Onaylamak için şifrenizi girin.
          </>
        ),
        okText: 'Sonlandır',
        isDangerous: true,
        send: async (currentPassword) => {
          await api('DELETE /api/auth/sessions/:id', { params: { id }, body: { currentPassword } });
          return true;
        },
      });
      if (!isEnded) return;
      void message.success('Oturum sonlandırıldı.');
    } catch (failure) {
      void message.error(sentenceOf(failure, 'Oturum sonlandırılamadı.'));
    }
    await refresh('/api/auth/sessions');
  }

  if (error)
    return (
      <p role="alert">
        {sentenceOf(error, FAILED)}{' '}
        <Button type="link" onClick={() => void refetch()}>
          Tekrar dene
        </Button>
      </p>
    );
  if (!sessions) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  return (
    <>
      <p className="sessions-note">Tanımadığınız bir oturum görürseniz sonlandırın ve şifrenizi değiştirin.</p>
      <table className="sessions">
        <thead>
          <tr>
            <th scope="col">Cihaz</th>
            <th scope="col">Adres</th>
            <th scope="col">Açılış</th>
            <th scope="col">Son kullanım</th>
            <th scope="col">İşlem</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((one) => (
            <tr key={one._id}>
              <td data-label="Cihaz">
                {one.device}
                {one.isCurrent && <Tag color="blue">Bu oturum</Tag>}
              </td>
              <td data-label="Adres" className="mono">
                {one.address}
              </td>
              <td data-label="Açılış">{dateTimeText(one.createdAt)}</td>
              <td data-label="Son kullanım">{dateTimeText(one.lastUsedAt)}</td>
              <td>
                {!one.isCurrent && (
                  <Button danger size="small" aria-label={`Sonlandır: ${one.device}`} onClick={() => void end(one)}>
                    Sonlandır
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {dialog}
    </>
  );
}
