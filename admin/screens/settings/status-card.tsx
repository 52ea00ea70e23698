import { Alert, Badge, Button, Card, Descriptions, Skeleton } from 'antd';
import dayjs from 'dayjs';
import type { MailPauseReason, SystemStatus } from '#contract/system.ts';
import { useCall } from '../../base/queries.ts';

const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

const PAUSE_REASONS: Record<MailPauseReason, string> = {
  unreachable: 'Posta sunucusuna ulaşılamıyor',
  silent: 'Posta sunucusu yanıt vermiyor',
  login: 'Posta sunucusu kullanıcı adını ya da parolayı kabul etmiyor',
  broken: 'Posta sunucusu bağlantıyı kesiyor',
};

/** What the mails are up to, in a sentence; without a server they wait, and somebody has to know. */
function mailSentence({ isMailConfigured, waitingMails, failedMails, mailPause }: SystemStatus): {
  isFine: boolean;
  text: string;
} {
  const failed = failedMails > 0 ? `${failedMails} posta gönderilemedi.` : '';
  if (!isMailConfigured)
    return { isFine: false, text: `SMTP ayarlı değil; ${waitingMails} posta bekliyor. ${failed}`.trim() };
  if (mailPause) {
    const { reason, code, until } = mailPause;
    return {
      isFine: false,
      text: `${PAUSE_REASONS[reason]} (${code}); ${waitingMails} posta bekliyor. Sonraki deneme: ${dayjs(until).format('HH:mm')}. ${failed}`.trim(),
    };
  }
  if (failed) return { isFine: false, text: `${failed} ${waitingMails} posta sırada.` };
  return { isFine: true, text: waitingMails > 0 ? `${waitingMails} posta sırada` : 'Gönderiliyor' };
}

/** The server as it is at this moment. */
export function SystemStatusCard() {
  const { data, isError, isFetching, refetch } = useCall('GET /api/system/status', {});
  const mail = data && mailSentence(data);
  return (
    <section aria-labelledby="system-status">
      <Card
        title={<h2 id="system-status">Sistem Durumu</h2>}
        extra={
          <Button loading={isFetching} onClick={() => void refetch()}>
            Yenile
          </Button>
        }
      >
        {isError && (
          <Alert
            type="error"
            showIcon
            title="Sunucu yanıt vermiyor."
            description="Bağlantınızı denetleyip yenileyin."
          />
        )}
        {!data && !isError && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {data && !isError && (
          <Descriptions
            column={{ xs: 1, sm: 2, xl: 3 }}
            items={[
              { key: 'state', label: 'Durum', children: <Badge status="success" text="Çevrimiçi" /> },
              { key: 'version', label: 'Sürüm', children: `v${data.version}` },
              { key: 'year', label: 'Yıl', children: data.year },
              { key: 'database', label: 'Veritabanı', children: ENGINES[data.database] },
              { key: 'started', label: 'Başlangıç', children: dayjs(data.startedAt).format('D MMMM YYYY HH:mm') },
              {
                key: 'mail',
                label: 'E-posta',
                children: <Badge status={mail!.isFine ? 'success' : 'warning'} text={mail!.text} />,
              },
            ]}
          />
        )}
      </Card>
    </section>
  );
}
