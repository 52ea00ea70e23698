import { useMemo, useRef, useState } from 'react';
import { App, Button, Form, type FormInstance } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { templateFields, templateRules, type MailTemplate } from '#contract/mail-templates.ts';
import { filled, isWorded, PLACES, WORDED_MAILS, type MailWords, type Place } from '#contract/mail-wording.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ResourceForm, type FormView } from '../../crud/resource-form.tsx';
import { changedPaths } from '../../crud/resource.ts';
import { LongTextField, TextField } from '../../form/text-fields.tsx';
import { mailTemplates } from './resource.ts';
import { MAIL_TEMPLATE_TEXTS as texts } from './texts.ts';
import './mail-templates.css';

type Values = { -readonly [K in keyof MailWords]: string };
type Field = keyof Values;
const EMPTY: Values = { subject: '', intro: '', outro: '' };

/** The words of one mail, with what it looks like. */
export function MailTemplateForm() {
  const { id = '' } = useParams();
  const schemas = useMemo(() => (isWorded(id) ? templateRules(id) : templateFields), [id]);
  return (
    <ResourceForm<MailTemplate, Values>
      resource={mailTemplates}
      schemas={schemas}
      initial={EMPTY}
      moreActions={actionsOf}
    >
      {({ row, form }) => row && <Inputs row={row} form={form} />}
    </ResourceForm>
  );
}
const actionsOf = ({ row, form }: FormView<MailTemplate>) => row && <Actions row={row} form={form} />;

function Inputs({ row, form }: { row: MailTemplate; form: FormInstance }) {
  /** Where a place is added. */
  const [field, setField] = useState<Field>('intro');
  const boxes = useRef<HTMLDivElement>(null);
  const { places } = WORDED_MAILS[row._id];
  /** Puts the place where the cursor is, or was. */
  const add = (place: Place): void => {
    const box = boxes.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[id$="${field}"]`);
    const text = (form.getFieldValue(field) as string | undefined) ?? '';
    const [from, to] = [box?.selectionStart ?? text.length, box?.selectionEnd ?? text.length];
    const written = `{${place}}`;
    form.setFieldValue(field, text.slice(0, from) + written + text.slice(to));
    void form.validateFields([field]).catch(() => {});
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(from + written.length, from + written.length);
    });
  };
  return (
    <div className="crud-split">
      <div>
        <div
          ref={boxes}
          onFocus={({ target }) => {
            const name = (Object.keys(EMPTY) as Field[]).find((one) => target.id.endsWith(one));
            if (name) setField(name);
          }}
        >
          <TextField name="subject" isCounted />
          <LongTextField name="intro" rows={5} extra={texts.introHint} />
          <LongTextField name="outro" rows={3} extra={texts.outroHint} required={false} />
        </div>
        <section className="template-places" aria-label={texts.places}>
          <h2>{texts.places}</h2>
          <p className="crud-note">{texts.placesNote}</p>
          <ul>
            {places.map((place) => (
              <li key={place}>
                <Button
                  size="small"
                  aria-label={texts.add(`{${place}}`)}
                  disabled={field === 'subject' && place === 'müşteri'}
                  onClick={() => add(place)}
                >
                  {`{${place}}`}
                </Button>
                <small>{PLACES[place]}</small>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Preview row={row} form={form} />
    </div>
  );
}

function Preview({ row, form }: { row: MailTemplate; form: FormInstance }) {
  const values = (Form.useWatch([], form) as Partial<Values> | undefined) ?? {};
  const shown = (field: Field): string => filled(values[field] ?? row[field], PLACES);
  const { holds } = WORDED_MAILS[row._id];
  const outro = shown('outro');
  return (
    <section className="template-preview" aria-label={texts.preview}>
      <h2>{texts.preview}</h2>
      <article>
        <h3>{shown('subject')}</h3>
        <p>{texts.greeting(PLACES.müşteri)}</p>
        <p className="crud-written">{shown('intro')}</p>
        {holds && <p className="template-holds">{texts.holds(holds)}</p>}
        {outro && <p className="crud-written">{outro}</p>}
      </article>
    </section>
  );
}

function Actions({ row, form }: { row: MailTemplate; form: FormInstance }) {
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const during = async (work: () => Promise<void>, failed: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      void message.error({ content: sentenceOf(error, failed), key: 'template' });
    } finally {
      setBusy(false);
    }
  };
  const test = (): Promise<void> =>
    during(async () => {
      const { subject, intro, outro } = form.getFieldsValue(true) as Values;
      const { to } = await api('POST /api/mail/templates/:id/test', {
        params: { id: row._id },
        body: { subject, intro, outro },
      });
      void message.success({ content: texts.testSent(to), key: 'template' });
    }, texts.testFailed);
  const reset = async (): Promise<void> => {
    const isMeant = await modal.confirm({
      title: texts.resetTitle,
      content: texts.resetText,
      okText: texts.reset,
      cancelText: COMMON_TEXTS.giveUp,
    });
    if (!isMeant) return;
    await during(async () => {
      await api('DELETE /api/mail/templates/:id', { params: { id: row._id } });
      form.resetFields();
      void refresh(...changedPaths(mailTemplates));
      void message.success({ content: texts.resetDone, key: 'template' });
      void navigate(mailTemplates.path);
    }, texts.resetFailed);
  };
  return (
    <>
      <Button disabled={isBusy} onClick={() => void test()}>
        {texts.test}
      </Button>
      {row.isOwn && (
        <Button disabled={isBusy} onClick={() => void reset()}>
          {texts.reset}
        </Button>
      )}
    </>
  );
}
