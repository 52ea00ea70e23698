// screens/mail-templates/: the words of mails to customers.
import type { MailTemplate } from '#contract/mail-templates.ts';
import { filled, PLACES } from '#contract/mail-wording.ts';
import { shortDate } from '../../base/dates.ts';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { mailTemplates } from './resource.ts';
import { MAIL_TEMPLATE_TEXTS as texts } from './texts.ts';

const COLUMNS: Column<MailTemplate>[] = [
  {
    key: 'label',
    title: texts.mail,
    onPhone: 'heading',
    isKey: true,
    width: 240,
    render: (row) => (
      <RowLink resource={mailTemplates} row={row}>
        {row.label}
      </RowLink>
    ),
  },
  { key: 'subject', title: texts.subject, onPhone: 'line', render: ({ subject }) => filled(subject, PLACES) },
  {
    key: 'state',
    title: texts.state,
    width: 110,
    onPhone: 'plain',
    render: ({ isOwn }) => (isOwn ? texts.own : <span className="crud-note">{texts.standard}</span>),
  },
  {
    key: 'changed',
    title: texts.changed,
    width: 210,
    onPhone: 'plain',
    render: ({ changedAt, changedBy }) =>
      changedAt && (
        <>
          <time dateTime={changedAt}>{shortDate(changedAt)}</time> · {changedBy}
        </>
      ),
  },
];

export function MailTemplateList() {
  const [state, change] = useListState([], 50);
  return (
    <ResourceList
      resource={mailTemplates}
      columns={COLUMNS}
      state={state}
      onChange={change}
      note={texts.note}
      inBrowser={{ searched: ({ label, subject }) => [label, subject] }}
      isPaged={false}
      hasActions={false}
    />
  );
}
