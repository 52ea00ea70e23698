import { useEffect, useState } from 'react';
import { Alert, App, Button, Form, Select, type FormInstance } from 'antd';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import { useSearchParams } from 'react-router';
import { formatNumber } from '#contract/format.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { REDIRECT_CODES, redirectKind, type Redirect, type RedirectCode } from '#contract/redirects.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortTime } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../../crud/active-switch.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { ListExportMenu } from '../../crud/export-menu.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import { formOf, kindResource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { Field, FieldGroup } from '../../form/field.tsx';
import { SwitchField, TextField } from '../../form/text-fields.tsx';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectTabs } from './tabs.tsx';
import { ANSWER_WARNINGS, REDIRECT_TEXTS as texts } from './texts.ts';

const { fields } = redirectKind;
const redirects = kindResource(redirectKind, texts.rows);

const COLUMNS: Column<Redirect>[] = [
  {
    key: 'fromPath',
    title: fields.fromPath.label,
    minWidth: 170,
    onPhone: 'heading',
    isKey: true,
    sort: ({ fromPath }) => fromPath,
    render: (row) => (
      <RowLink resource={redirects} row={row}>
        {row.fromPath}
      </RowLink>
    ),
  },
  {
    key: 'to',
    title: fields.to.label,
    minWidth: 150,
    onPhone: 'line',
    sort: ({ to }) => to,
    render: ({ to }) =>
      to === '' ? (
        <span className="crud-note">{texts.noTarget}</span>
      ) : (
        <span className="crud-break" title={to}>
          {to}
        </span>
      ),
  },
  {
    key: 'code',
    title: fields.code.label,
    width: 76,
    sort: ({ code }) => code,
    render: ({ code }) => code,
  },
  {
    key: 'hits',
    title: texts.hits,
    width: 100,
    align: 'right',
    sort: ({ hits }) => hits,
    render: ({ hits }) => formatNumber(hits),
  },
  {
    key: 'lastHitAt',
    title: texts.lastHit,
    width: 160,
    isExtra: true,
    onPhone: 'none',
    sort: ({ lastHitAt }) => lastHitAt ?? '',
    render: ({ lastHitAt }) =>
      lastHitAt ? <time dateTime={lastHitAt}>{shortTime(lastHitAt)}</time> : <span>{texts.never}</span>,
  },
  activeColumn(redirects),
];

function RedirectList() {
  const [state, change] = useListState(['isActive', 'code'], 50);
  const selection = useRowsEdit(redirects);
  const [isImporting, setIsImporting] = useState(false);
  return (
    <>
      <ResourceList
        resource={redirects}
        selection={selection}
        columns={COLUMNS}
        state={state}
        onChange={change}
        searchText={texts.search}
        note={texts.note}
        above={<RedirectTabs open={panelListPath('redirects')} />}
        filters={[
          ACTIVE_FILTER,
          {
            name: 'code',
            label: fields.code.label,
            options: REDIRECT_CODES.map((code) => ({ value: String(code), label: texts.codes[code] })),
          },
        ]}
        inBrowser={{
          matches: { isActive: matchesActive, code: ({ code }, value) => String(code) === value },
          searched: ({ fromPath, to, note }) => [fromPath, to, note],
        }}
        headActions={
          <Button icon={<ImportOutlined aria-hidden />} onClick={() => setIsImporting(true)}>
            {texts.import}
          </Button>
        }
        rowsActions={
          <>
            <DownloadButton call="GET /api/redirects/export" input={{ query: {} }} failed={texts.exportFailed}>
              {texts.export}
            </DownloadButton>
            <ListExportMenu kind="redirects" label={texts.exportForImport} />
          </>
        }
      />
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}

const PAUSE_MS = 400;

/** The value once nobody has changed it for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Says where something else answers at the old address, so that the redirect cannot work yet. */
function AnswerWarning({ form }: { form: FormInstance }) {
  const typed = useSettled((Form.useWatch<string | undefined>('fromPath', form) ?? '').trim());
  const isAddress = fields.fromPath.input.safeParse(typed).success;
  const { data } = useCall('GET /api/redirects/answer', { query: { address: typed } }, { enabled: isAddress });
  const warning = isAddress && data ? ANSWER_WARNINGS[data.answer] : undefined;
  return warning && <Alert className="redirects-warning" type="warning" showIcon title={warning} />;
}

function RedirectFields({ form, row }: { form: FormInstance; row: Redirect | undefined }) {
  const code = Form.useWatch<RedirectCode | undefined>('code', { form, preserve: true });
  return (
    <div className="crud-split">
      <div>
        <TextField name="fromPath" isMono placeholder="/eski-sayfa" extra={texts.fromHint} />
        <AnswerWarning form={form} />
        <Field name="code" checkOn="change">
          <Select options={REDIRECT_CODES.map((value) => ({ value, label: texts.codes[value] }))} />
        </Field>
        {code !== 410 && <TextField name="to" isMono required placeholder="/yeni-sayfa" extra={texts.toHint} />}
        <TextField name="note" isCounted />
      </div>
      <div>
        <SwitchField name="isActive" />
        {row && (
          <FieldGroup title={texts.usage}>
            <p className="redirects-usage">
              {row.lastHitAt ? texts.usedTimes(formatNumber(row.hits)) : texts.never}
              {row.lastHitAt && (
                <>
                  <br />
                  {texts.usedLast(shortTime(row.lastHitAt))}
                </>
              )}
            </p>
          </FieldGroup>
        )}
      </div>
    </div>
  );
}

/** `?fromPath=…` fills in an address that nobody found. */
function RedirectForm() {
  const [asked] = useSearchParams();
  const { message } = App.useApp();
  const { schemas, initial } = formOf(fields);
  /** The form may be left with the save, and its warning with it. */
  const warn = async ({ fromPath }: Redirect): Promise<void> => {
    const { answer } = await api('GET /api/redirects/answer', { query: { address: fromPath } });
    const warning = ANSWER_WARNINGS[answer];
    if (warning) void message.warning({ content: warning, key: 'redirect-answer', duration: 8 });
  };
  return (
    <ResourceForm
      resource={redirects}
      schemas={schemas}
      initial={{ ...initial, fromPath: asked.get('fromPath') ?? '' }}
      around={async (send, body) => {
        const saved = await send(body);
        void warn(saved).catch(() => {}); // it is stored all the same
        return saved;
      }}
    >
      {({ form, row }) => <RedirectFields form={form} row={row} />}
    </ResourceForm>
  );
}

export { RedirectList as List, RedirectForm as Form };
