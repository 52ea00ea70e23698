import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { DatePicker, Form, Input, Radio } from 'antd';
import dayjs from 'dayjs';
import { PUBLISHING_LABELS as labels, UNPUBLISH_NOT_AFTER } from '#contract/publishing-texts.ts';
import { publishingInputs } from '#contract/publishing.ts';
import { fromIstanbulMinute, istanbulMinute } from '../base/istanbul-time.ts';
import { Field, FieldGroup, rule } from './field.tsx';
import { PUBLISHING_TEXTS as texts } from './publishing-texts.ts';
import { FORM_TEXTS } from './texts.ts';
import './publishing.css';

type Choice = 'now' | 'draft' | 'dated';

/** Times in the form: null is none, '' one that is still to be chosen. */
interface Times {
  publishAt?: string | null;
  unpublishAt?: string | null;
}

const choiceOf = (isOn: boolean | undefined, publishAt: string | null | undefined): Choice => {
  if (isOn) return 'now';
  return typeof publishAt === 'string' ? 'dated' : 'draft';
};

interface PublishingFieldsProps {
  /** The field that says whether visitors see the row. */
  flag?: 'isActive' | 'isPublished';
  /** About the row while visitors do not see it. */
  draftHint?: string;
  /** About the choice in any state. */
  hint?: string;
  /** Further fields of the part. */
  children?: ReactNode;
}

/** The form part 'Yayın': at once, not yet, or at a chosen time, and the end. */
export function PublishingFields({
  flag = 'isActive',
  draftHint = texts.draftHint,
  hint,
  children,
}: PublishingFieldsProps) {
  const form = Form.useFormInstance();
  const isOn = Form.useWatch<boolean | undefined>(flag, { form, preserve: true });
  const publishAt = Form.useWatch<string | null | undefined>('publishAt', { form, preserve: true });
  const choice = choiceOf(isOn, publishAt);
  return (
    <FieldGroup title={texts.part}>
      <Field name={flag} checkOn="change" noStyle>
        <PublishingChoice choice={choice} flag={flag} />
      </Field>
      {hint && <p className="crud-note publishing-note">{hint}</p>}
      {choice === 'draft' && <p className="crud-note publishing-note">{draftHint}</p>}
      {choice === 'dated' && (
        <Field name="publishAt" checkOn="change" required extra={texts.istanbul}>
          <MinuteInput timeLabel={texts.timeOf(labels.publishAt)} />
        </Field>
      )}
      {choice !== 'draft' && (
        <Field
          name="unpublishAt"
          checkOn="change"
          extra={texts.endHint}
          dependencies={['publishAt']}
          rules={[
            ...rule(publishingInputs.unpublishAt, 'change'),
            ({ getFieldsValue }) => ({
              validateTrigger: 'onChange',
              async validator() {
                const { publishAt: begin, unpublishAt: end } = getFieldsValue(true) as Times;
                if (begin && end && end <= begin) throw new Error(UNPUBLISH_NOT_AFTER);
              },
            }),
          ]}
        >
          <MinuteInput isOptional timeLabel={texts.timeOf(labels.unpublishAt)} />
        </Field>
      )}
      {children}
    </FieldGroup>
  );
}

/** Sets the flag, its own value, and the times that go with it. */
function PublishingChoice({ id, flag, choice }: { id?: string; flag: string; choice: Choice }) {
  const form = Form.useFormInstance();
  const [pressed, setPressed] = useState<Choice>(); // until the watched values have followed
  if (pressed === choice) setPressed(undefined);
  const choose = (next: Choice) => {
    setPressed(next);
    const { unpublishAt = null } = form.getFieldsValue(true) as Times;
    form.setFieldsValue({
      [flag]: next === 'now',
      publishAt: next === 'dated' ? '' : null,
      unpublishAt: next === 'draft' ? null : unpublishAt,
    });
  };
  return (
    <Radio.Group
      id={id}
      aria-label={texts.part}
      className="publishing-radios"
      value={pressed ?? choice}
      onChange={({ target }) => choose(target.value as Choice)}
      options={(['now', 'draft', 'dated'] as const).map((value) => ({ value, label: texts[value] }))}
    />
  );
}

interface MinuteInputProps {
  value?: string | null;
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  id?: string;
  /** Name of the input of the time of day. */
  timeLabel: string;
  isOptional?: boolean;
}

const DAYS = ['D MMMM YYYY', 'D.M.YYYY', 'D.MM.YYYY', 'DD.MM.YYYY'];
/** Of a day that is chosen first: when offices open. */
const FIRST_TIME = '09:00';
/** Accepts what is typed without submitting the form. */
const keepInForm = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A minute in Istanbul as an ISO text. Emptied: null, or '' where one is needed. */
function MinuteInput({ value, onChange, timeLabel, isOptional = false, ...input }: MinuteInputProps) {
  const [day = '', time = ''] = value ? istanbulMinute(value).split('T') : [];
  const change = (newDay: string, newTime: string) =>
    onChange?.(fromIstanbulMinute(`${newDay}T${newTime}`) || (isOptional ? null : ''));
  return (
    <span className="publishing-minute">
      <DatePicker
        {...input}
        format={DAYS}
        placeholder={FORM_TEXTS.chooseDate}
        value={day ? dayjs(day) : null}
        onChange={(chosen) => change(chosen?.format('YYYY-MM-DD') ?? '', time || FIRST_TIME)}
        onKeyDown={keepInForm}
      />
      <TimeOfDay label={timeLabel} value={time} isOff={day === ''} onChange={(typed) => change(day, typed)} />
    </span>
  );
}

interface TimeOfDayProps {
  label: string;
  /** '09:00', or '' for none. */
  value: string;
  isOff: boolean;
  onChange: (time: string) => void;
}

const TIME = /^([01]?\d|2[0-3])[:.]?([0-5]\d)$/;

/** A time of day as it is typed: '9:05', '09.05' or '0905'. Anything else gives way to the time before. */
function TimeOfDay({ label, value, isOff, onChange }: TimeOfDayProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      aria-label={label}
      placeholder={texts.time}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      disabled={isOff || undefined} // false would enable it while the form is saving
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        const [, hour, minute] = TIME.exec(target.value.trim()) ?? [];
        if (hour !== undefined) onChange(`${hour.padStart(2, '0')}:${minute}`);
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={keepInForm}
    />
  );
}
