import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent): void;
  onClose(): void;
}

/**
 * What a `<dialog>` needs to stand over the page for as long as it is rendered. Its buttons close it by `onClose`
 * themselves: the browser
 * tells of a close only later, and would then close what was opened again in between. The focus goes back to what
 * opened it.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // Layout effect: it must close while it still stands in the document, to give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return {
    ref,
    // Escape, a phone's Back.
    onCancel(event) {
      if (event.target !== ref.current) return; // a file input tells of its own cancelling
      event.preventDefault();
      onClose();
    },
    // Closed by the browser, without a question. Late news of a dialog that is gone, or that is open again, is none.
    onClose() {
      if (ref.current?.open === false) onClose();
    },
  };
}
