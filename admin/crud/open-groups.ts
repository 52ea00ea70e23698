import { useState } from 'react';

const KEY = 'openGroups';

function read(): Record<string, string[]> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string[]>;
  } catch {
    return {}; // damaged, or storage is shut off: groups then begin folded
  }
}

/** Keeps which groups of a list are open, for the way back from a form. */
export function keepOpen(list: string, ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [list]: ids }));
  } catch {
    /* as above */
  }
}

export const openGroupsOf = (list: string): readonly string[] => read()[list] ?? [];

/** Which groups of a list are open. */
export function useOpenGroups(list: string): [ReadonlySet<string>, (ids: readonly string[]) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openGroupsOf(list)));
  return [
    open,
    (ids) => {
      keepOpen(list, ids);
      setOpen(new Set(ids));
    },
  ];
}
