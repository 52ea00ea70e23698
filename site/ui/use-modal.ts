import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel(event: SyntheticEvent): void;
  onClose(): void;
}

/**
 * Props of a `<dialog>` that is modal for as long as it is rendered. Its buttons call `onClose` themselves: the
 * browser's close event comes later and would close a dialog opened again in between. The focus returns to the opening
 * element.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, because closing gives the focus back only while the dialog is in the document.
  useLayoutEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return {
    ref,
    // Escape, or Back on a phone.
    onCancel(event) {
      if (event.target !== ref.current) return; // a file input's own cancel event bubbles
      event.preventDefault();
      onClose();
    },
    // Closed by the browser itself. Ignores late events of a dialog that is gone or open again.
    onClose() {
      if (ref.current?.open === false) onClose();
    },
  };
}
