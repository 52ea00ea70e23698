import { useCallback, useEffect, useRef } from 'react';
import { App } from 'antd';
import { useBlocker, type Location } from 'react-router';
import { session } from '#browser/session.ts';
import { FORM_TEXTS as texts } from './texts.ts';

// A screen may have several forms, but a router only one blocker: forms register here, and one component asks for all.
const guards = new Set<() => boolean>();

const hasUnsavedChanges = (): boolean => session.get() !== null && [...guards].some((isDirty) => isDirty());

/**
 * Asks before leaving a form with unsaved changes.
 * @param isDirty called when the user is about to leave
 */
export function useLeaveGuard(isDirty: () => boolean): void {
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  });
  useEffect(() => {
    const guard = () => latest.current();
    guards.add(guard);
    return () => {
      guards.delete(guard);
    };
  }, []);
}

/** Parameters keep the form, but for the row that it is a copy of. */
const isLeft = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || copiedIn(from) !== copiedIn(to);
const copiedIn = ({ search }: Location): string | null => new URLSearchParams(search).get('copy');

/** Resolves to true to leave. */
function useAsk(): () => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    async () =>
      modal.confirm({
        title: texts.unsavedTitle,
        content: texts.unsavedText,
        okText: texts.leave,
        okButtonProps: { danger: true },
        cancelText: texts.stayInForm,
        focusable: { autoFocusButton: 'cancel' },
      }),
    [modal],
  );
}

/**
 * Rendered once in the frame. Holds back links, signing out, the back button and closing the tab while a form has
 * unsaved changes.
 */
export function LeaveGuard() {
  const ask = useAsk();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isLeft(currentLocation, nextLocation) && hasUnsavedChanges(),
  );
  const isAsking = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    void ask().then((leaves) => {
      isAsking.current = false;
      if (leaves) blocker.proceed();
      else blocker.reset();
    });
  }, [blocker, ask]);
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, []);
  return null;
}
