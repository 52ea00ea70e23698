/** Whether a press on a link asks for another tab or window, or for saving its target, which the browser does itself. */
export const isForElsewhere = (event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
