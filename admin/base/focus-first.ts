import type { FormInstance } from 'antd';

/**
 * Focuses a dialog's first field once its opening motion has ended. On a slow machine that may come after somebody has
 * begun to type in another field: the focus then stays there.
 */
export function focusFirst(form: FormInstance, name: string | string[] | undefined): void {
  const field = document.activeElement?.closest('input, textarea, [contenteditable="true"]');
  if (name !== undefined && !field?.closest('[role="dialog"]')) form.focusField(name);
}
