import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { APPLICATION_TEXTS as texts } from '../../texts/careers.ts';
import { CloseIcon, DoneIcon } from '../../ui/icon.tsx';
import { ApplicationForm, useApplication } from './application-form.tsx';
import type { ListedJob } from './page.ts';

const CLOSES_AFTER_MS = 3_000;

/** The application in a window over the list. What was typed stays when it is closed, also for the next job. */
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
  useLayoutEffect(() => { if (isOpen) onOpen(); }, [isOpen]);
  useLayoutEffect(() => {
    const current = dialog.current!;
    return () => current.close(); // while it still stands in the document, to give the focus back
  }, []);

  useEffect(() => {
    if (form.phase !== 'sent') return undefined;
    done.current!.focus();
    const timer = setTimeout(() => dialog.current?.close(), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [form.phase]);

  const closed = () => {
    if (form.phase === 'sent') form.restart();
    onClose();
  };
  return (
    <dialog className="application" ref={dialog} aria-labelledby="application-title" onClose={closed}>
      <div className="application-head">
        <h2 id="application-title" ref={title} tabIndex={-1}><span>{texts.dialogTitle}</span>{job.title}</h2>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={() => dialog.current!.close()}><CloseIcon /></button>
      </div>
      {form.phase === 'sent'
        ? <div className="application-done"><DoneIcon /><output ref={done} tabIndex={-1}>{form.message}</output></div>
        : <div className="application-body"><ApplicationForm application={application} /></div>}
    </dialog>
  );
}
