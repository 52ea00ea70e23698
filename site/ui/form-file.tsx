import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { formatNumber } from '#contract/format.ts';
import { FORM_TEXTS } from '../texts/form.ts';
import { FieldError } from './form-field.tsx';
import type { Form } from './form-state.ts';
import type { Upload } from './form-upload.ts';
import './form-file.css';

const texts = FORM_TEXTS.file;
const sizeOf = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? texts.megabytes(formatNumber(bytes / 1024 / 1024, 1))
    : texts.kilobytes(formatNumber(Math.ceil(bytes / 1024)));

/**
 * A field for one file, which is sent at once and shows its progress. Without JavaScript the file is sent with the
 * form.
 */
export function FileField({
  form,
  upload,
  label,
  hint,
}: {
  form: Form;
  upload: Upload;
  label: ReactNode;
  hint: string;
}) {
  const {
    rules: { field, as, endings },
    state,
  } = upload;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = `${form.id}-${field}`;
  const error = ('error' in state && state.error) || form.errorOf(as);

  // Sends a file that was chosen before the code had arrived.
  const takeEarly = useEffectEvent(() => {
    const file = input.current?.files?.[0];
    if (file) upload.choose(file);
  });
  useEffect(() => takeEarly(), []);
  // Moves the focus to the new state's control, because the focused one is gone.
  const shown = useRef(state.is);
  useEffect(() => {
    if (shown.current === state.is) return;
    const hadFocus = document.activeElement === document.body;
    shown.current = state.is;
    if (hadFocus) box.current?.querySelector<HTMLElement>('button, input[type=file]')?.focus();
  }, [state.is]);

  const described = `${id}-hint${error ? ` ${id}-error` : ''}`;
  return (
    <div className="form-field" ref={box}>
      {state.is === 'none' ? <label htmlFor={id}>{label}</label> : <p className="form-label">{label}</p>}
      <p className="form-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {state.is === 'none' ? (
        <div className="form-file-pick" data-failed={error ? '' : undefined}>
          <p aria-hidden="true">
            <span className="button button--quiet">{texts.choose}</span>
            {texts.drop}
          </p>
          <input
            ref={input}
            id={id}
            className="field"
            type="file"
            name={field}
            accept={endings.join()}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              if (target.files?.[0]) upload.choose(target.files[0]);
            }}
          />
        </div>
      ) : (
        <div className="form-file" data-failed={error ? '' : undefined}>
          <p className="form-file-name">{state.name ?? texts.received}</p>
          {state.is === 'sending' && (
            <>
              <progress max={100} value={state.percent} aria-label={texts.progress} />
              <span className="form-file-said figures">
                {texts.percent(state.percent)} · {sizeOf(state.size)}
              </span>
            </>
          )}
          {state.is === 'done' && (
            <span className="form-file-said form-file-said--done figures">
              {state.size === undefined ? '' : texts.done(sizeOf(state.size))}
            </span>
          )}
          <span className="form-file-buttons">
            {state.is === 'failed' && (
              <button type="button" className="button button--quiet" onClick={() => upload.choose(state.file)}>
                {texts.retry}
              </button>
            )}
            <button type="button" className="button button--quiet" onClick={upload.clear}>
              {state.is === 'sending' ? texts.cancel : texts.remove}
            </button>
          </span>
        </div>
      )}
      {state.is === 'done' && <input type="hidden" name={as} value={state.token} />}
      <div aria-live="polite">
        <FieldError id={id} error={error} />
        {state.is === 'done' && <span className="visually-hidden">{texts.received}</span>}
      </div>
    </div>
  );
}
