import { useState, type ReactNode } from 'react';
import { Form, Input, Radio } from 'antd';
import { UNPUBLISH_NOT_AFTER } from '#contract/publishing-texts.ts';
import { publishingInputs } from '#contract/publishing.ts';
import { fromIstanbulMinute, istanbulMinute } from '../base/istanbul-time.ts';
import { Field, FieldGroup, rule } from './field.tsx';
import { PUBLISHING_TEXTS as texts } from './publishing-texts.ts';
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
          <MinuteInput />
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
          <MinuteInput isOptional />
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
  isOptional?: boolean;
}

/** A minute in Istanbul as an ISO text. Emptied: null, or '' where one is needed. */
function MinuteInput({ value, onChange, isOptional = false, ...input }: MinuteInputProps) {
  return (
    <Input
      {...input}
      type="datetime-local"
      className="publishing-minute"
      max="9999-12-31T23:59"
      allowClear={isOptional}
      value={value ? istanbulMinute(value) : ''}
      onChange={({ target }) => onChange?.(fromIstanbulMinute(target.value) || (isOptional ? null : ''))}
    />
  );
}
