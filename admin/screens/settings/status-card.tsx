import { Alert, Badge, Button, Card, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { Link } from 'react-router';
import { waitsForServer, type MailServerSource } from '#contract/mail.ts';
import { PANEL_MAIL_SETTINGS_PATH, PANEL_OUTBOX_PATH } from '#contract/panel-paths.ts';
import type { MailPauseReason, SystemStatus } from '#contract/system.ts';
import { shortTime } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS, SCREEN_TITLES } from '../../base/texts.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';

export const ENGINES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

const PAUSE_REASONS: Record<MailPauseReason, string> = texts.pauseReasons;

/** State of the mails in a sentence. Without a server they wait, and somebody has to know. */
function mailSentence({ mailServer, waitingMails, failedMails, mailPause }: SystemStatus): {
  isFine: boolean;
  text: string;
} {
  const failed = failedMails > 0 ? texts.mailsFailed(failedMails) : '';
  if (mailServer === 'none') return { isFine: false, text: texts.mailNotConfigured(waitingMails, failed).trim() };
  if (mailServer === 'unreadable')
    return { isFine: false, text: texts.mailPasswordUnreadable(waitingMails, failed).trim() };
  if (mailPause) {
    const { reason, code, until } = mailPause;
    return {
      isFine: false,
      text: texts.mailPaused(PAUSE_REASONS[reason], code, waitingMails, dayjs(until).format('HH:mm'), failed).trim(),
    };
  }
  if (failed) return { isFine: false, text: texts.mailFailedAndWaiting(failed, waitingMails) };
  return { isFine: true, text: waitingMails > 0 ? texts.mailWaiting(waitingMails) : texts.mailFine };
}

/** Where the mails' server is set. */
function MailHow({ source }: { source: MailServerSource }) {
  return (
    <p className="settings-mail-how">
      {waitsForServer(source) && `${texts.mailHow} `}
      <Link to={PANEL_MAIL_SETTINGS_PATH}>{texts.mailOpen}</Link>
    </p>
  );
}

/** Current state of the server. */
export function SystemStatusCard() {
  const { data, isError, isFetching, refetch } = useCall('GET /api/system/status', {});
  const mail = data && mailSentence(data);
  return (
    <section aria-labelledby="system-status">
      <Card
        className="settings-status"
        variant="borderless"
        title={<h2 id="system-status">{texts.systemStatus}</h2>}
        extra={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {COMMON_TEXTS.reload}
          </Button>
        }
      >
        {isError && <Alert type="error" showIcon title={texts.serverSilent} description={texts.serverSilentHint} />}
        {!data && !isError && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
        {data && !isError && (
          <DetailList>
            <Detail label={COMMON_TEXTS.status}>
              <Badge status="success" text={texts.online} />
            </Detail>
            <Detail label={COMMON_TEXTS.version}>{`v${data.version}`}</Detail>
            <Detail label={COMMON_TEXTS.year}>{data.year}</Detail>
            <Detail label={texts.databaseEngine}>{ENGINES[data.database]}</Detail>
            <Detail label={texts.startedAt} isWide>
              {shortTime(data.startedAt)}
            </Detail>
            <Detail label={COMMON_TEXTS.email} isWide>
              <Badge status={mail!.isFine ? 'success' : 'warning'} text={mail!.text} />{' '}
              <Link to={PANEL_OUTBOX_PATH}>{SCREEN_TITLES['settings/outbox']}</Link>
            </Detail>
          </DetailList>
        )}
        {data && !isError && !mail!.isFine && <MailHow source={data.mailServer} />}
      </Card>
    </section>
  );
}
