import { useId } from 'react';
import { FRAME_TEXTS } from '../texts/frame.ts';
import { CloseIcon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import './text-dialog.css';

/** A long text in a window over the page; blank lines separate paragraphs. The focus returns to the opening element. */
export function TextDialog({ title, text, onClose }: { title: string; text: string; onClose(): void }) {
  const id = useId();
  const modal = useModal(onClose);
  return (
    <dialog className="text-dialog" aria-labelledby={id} {...modal}>
      <div className="text-dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icon-button" aria-label={FRAME_TEXTS.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the arrow keys */}
      <section className="text-dialog-body" tabIndex={0} aria-labelledby={id}>
        {text.split(/\n{2,}/).map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
      </section>
    </dialog>
  );
}
