import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { APPLICATION_TEXTS as texts } from '../../texts/careers.ts';
import { DoneIcon } from '../../ui/done-icon.tsx';
import { CloseIcon } from '../../ui/icon.tsx';
import { ApplicationForm, useApplication } from './application-form.tsx';
import type { ListedJob } from './page.ts';

const CLOSES_AFTER_MS = 3_000;

/** The application form in a window over the list. Typed values stay when it is closed, also for the next job. */
export function ApplicationDialog({ job, isOpen, onClose }: { job: ListedJob; isOpen: boolean; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const done = useRef<HTMLOutputElement>(null);
  const application = useApplication(job);
  const { form } = application;

  const onOpen = useEffectEvent(() => {
    form.forget();
    dialog.current!.showModal();
    dialog.current!.scrollTop = 0;
    title.current!.focus();
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const current = dialog.current!;
    onOpen();
    return () => current.close(); // while it is in the document, to give the focus back
  }, [isOpen]);

  const isSending = form.phase === 'sending';
  const close = () => {
    if (isSending) return; // its result must be seen
    if (form.phase === 'sent') form.restart();
    onClose();
  };
  const onTime = useEffectEvent(close);
  useEffect(() => {
    if (form.phase !== 'sent') return undefined;
    done.current!.focus();
    const timer = setTimeout(() => onTime(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [form.phase]);

  return (
    <dialog
      className="application"
      ref={dialog}
      aria-labelledby="application-title"
      closedby={isSending ? 'none' : 'closerequest'}
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // the file field's own cancel event bubbles
        event.preventDefault();
        close();
      }}
      onClose={() => {
        if (dialog.current?.open === false) close();
      }}
    >
      <div className="application-head">
        <h2 id="application-title" ref={title} tabIndex={-1}>
          <span>{texts.dialogTitle}</span>
          {job.title}
        </h2>
        <button type="button" className="icon-button" aria-label={texts.close} disabled={isSending} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      {form.phase === 'sent' ? (
        <div className="application-done">
          <DoneIcon />
          <output ref={done} tabIndex={-1}>
            {form.message}
          </output>
        </div>
      ) : (
        <div className="application-body">
          <ApplicationForm application={application} />
        </div>
      )}
    </dialog>
  );
}
