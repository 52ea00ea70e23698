// Links to telephones and mail boxes, and presses on links.

/** '+90 (212) 000 00 00' → 'tel:+902120000000'. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const mailLink = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;

/** Whether a press on a link asks for another tab or window, or for saving its target. */
export const isForElsewhere = (event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
