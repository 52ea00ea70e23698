import type { ReactNode } from 'react';
import { FileTextOutlined, MailOutlined, SolutionOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import type { DashboardStats } from '#contract/dashboard.ts';
import { panelListPath, panelRowPath, type PanelList } from '#contract/panel-paths.ts';
import { actorText } from '../../base/actors.ts';
import { agoText, shortDateTimeText } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ACTION_NAMES, KIND_NAMES } from '../../fields/names.ts';
import { APPLICATION_STATUSES } from '../../fields/statuses.ts';
import { addressOf } from '../audit/address.ts';
import { Card, Lines, Unread } from './card.tsx';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

const SHOWN = 10;

interface Activity {
  key: string;
  at: string;
  kind: string;
  icon: ReactNode;
  title: string;
  note: string;
  /** Address of the row. */
  path: string;
}

/** List filtered to the row; a search takes 100 characters. */
const found = (list: PanelList, text: string): string => panelListPath(list, { q: text.slice(0, 100) });

/** Applications, messages and posts in one list, newest first. */
function toActivities({ applications, contacts, blogs }: DashboardStats['recent']): Activity[] {
  return [
    ...applications.map(({ _id, name, jobTitle, status, createdAt }): Activity => ({
      key: `application ${_id}`,
      at: createdAt,
      kind: texts.application,
      icon: <SolutionOutlined aria-hidden />,
      title: name,
      path: found('job-applications', name),
      note: `${jobTitle} · ${APPLICATION_STATUSES.find((one) => one.status === status)?.label ?? status}`,
    })),
    ...contacts.map(({ _id, name, subject, isRead, createdAt }): Activity => ({
      key: `contact ${_id}`,
      at: createdAt,
      kind: COMMON_TEXTS.message,
      icon: <MailOutlined aria-hidden />,
      title: name,
      path: found('messages', `${name} ${subject}`),
      note: `${subject} · ${isRead ? texts.read : COMMON_TEXTS.unread}`,
    })),
    ...blogs.map(({ _id, title, isPublished, createdAt }): Activity => ({
      key: `blog ${_id}`,
      at: createdAt,
      kind: texts.blog,
      icon: <FileTextOutlined aria-hidden />,
      title,
      path: panelRowPath('blogs', _id),
      note: isPublished ? COMMON_TEXTS.published : COMMON_TEXTS.draft,
    })),
  ]
    .sort((a, b) => Number(a.at < b.at) - Number(a.at > b.at))
    .slice(0, SHOWN);
}

export function ActivityCard({ recent, now }: { recent: DashboardStats['recent'] | undefined; now: number }) {
  const activities = recent && toActivities(recent);
  return (
    <Card title={texts.activities} note={texts.activitiesNote} size="wide">
      {!activities && <Lines count={10} />}
      {activities?.length === 0 && <p className="dash-empty">{texts.activitiesEmpty}</p>}
      {activities && activities.length > 0 && (
        <ul className="activities">
          {activities.map(({ key, at, kind, icon, title, note, path }) => (
            <li key={key}>
              <span className="activity-icon">{icon}</span>
              <span className="activity-text">
                <Link to={path}>{title}</Link>
                <small>
                  {kind} · {note}
                </small>
              </span>
              <time dateTime={at} title={shortDateTimeText(at)}>
                {agoText(at, now)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const CHANGES_SHOWN = 5;

/** The newest changes of all kinds of rows, for those who may read the log. */
export function ChangesCard() {
  const { data, error, refetch, dataUpdatedAt } = useCall('GET /api/audit', { query: { limit: CHANGES_SHOWN } });
  const note = <Link to={panelListPath('audit')}>{texts.changesAll}</Link>;
  return (
    <Card title={texts.changes} note={note}>
      {error && <Unread onRetry={() => void refetch()} />}
      {!error && !data && <Lines count={CHANGES_SHOWN} />}
      {data?.total === 0 && <p className="dash-empty">{texts.changesEmpty}</p>}
      {data && data.total > 0 && (
        <ul className="activities changes">
          {data.items.map((entry) => {
            const address = addressOf(entry);
            return (
              <li key={entry._id}>
                <span className="activity-text">
                  {address ? <Link to={address}>{entry.title}</Link> : <span>{entry.title}</span>}
                  <small>
                    {KIND_NAMES[entry.kind]} · {ACTION_NAMES[entry.action]} · {actorText(entry.actor)}
                  </small>
                </span>
                <time dateTime={entry.at} title={shortDateTimeText(entry.at)}>
                  {agoText(entry.at, dataUpdatedAt)}
                </time>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
