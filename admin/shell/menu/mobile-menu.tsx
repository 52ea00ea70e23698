import { useEffect, useRef, type ReactNode } from 'react';
import { CloseOutlined } from '@ant-design/icons';
import { MENU_TEXTS as texts } from './texts.ts';

/** The sidebar in a narrow window. The dialog element keeps the focus inside and closes on Escape. */
export function MobileMenu({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // A click beside the menu hits the dialog itself.
  useEffect(() => {
    const element = dialog.current;
    const closeBeside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeBeside);
    return () => element?.removeEventListener('click', closeBeside);
  }, [onClose]);
  return (
    <dialog ref={dialog} className="mobile-menu" aria-label={texts.menu} onClose={onClose}>
      {isOpen && (
        <div className="mobile-menu-sheet">
          <button
            type="button"
            className="icon-button mobile-menu-close"
            aria-label={texts.closeMenu}
            onClick={onClose}
          >
            <CloseOutlined aria-hidden />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
