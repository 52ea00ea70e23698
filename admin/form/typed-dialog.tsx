import { useCallback, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { App, Modal, type ModalProps } from 'antd';
import { COMMON_TEXTS } from '../base/texts.ts';
import { FORM_TEXTS as texts } from './texts.ts';

/** `Modal` sets them itself. */
type TypedDialogProps = Omit<ModalProps, 'keyboard' | 'mask' | 'wrapProps'>;

const NOT_BY_THE_MASK = { closable: false };

/**
 * Ant Design's `Modal` for what is typed. Its buttons close it at once. A press beside it does not, and once something
 * was typed Escape asks first: both happen by mistake, Escape also when a list of choices above it has just closed.
 */
export function TypedDialog({ onCancel, afterOpenChange, ...props }: TypedDialogProps) {
  const { modal } = App.useApp();
  const isTyped = useRef(false);
  const isAsking = useRef(false);
  const note = useCallback(() => {
    isTyped.current = true;
  }, []);

  const close = async (event: MouseEvent<HTMLButtonElement> | KeyboardEvent<HTMLElement>): Promise<void> => {
    if (event.type === 'keydown' && isTyped.current) {
      if (isAsking.current) return;
      isAsking.current = true;
      const isLeft = await modal.confirm({
        title: texts.unsavedTitle,
        content: texts.typedText,
        okText: COMMON_TEXTS.close,
        okButtonProps: { danger: true },
        cancelText: texts.stayInForm,
        focusable: { autoFocusButton: 'cancel' },
      });
      isAsking.current = false;
      if (!isLeft) return;
    }
    onCancel?.(event);
  };
  return (
    <Modal
      {...props}
      mask={NOT_BY_THE_MASK}
      wrapProps={{ onInput: note }}
      onCancel={(event) => void close(event)}
      afterOpenChange={(isOpen) => {
        if (!isOpen) isTyped.current = false;
        afterOpenChange?.(isOpen);
      }}
    />
  );
}
