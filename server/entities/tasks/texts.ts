/** Title in the audit list of a task that is taken back. */
export const undoTitle = (title: string): string => `Geri alma: ${title}`;
