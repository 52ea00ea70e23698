/** Whether the display copy of the user who signed in says admin. It decides about a link only: the server trusts none of it. */
export function isAdminStored(): boolean {
  try {
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null');
    return (user as { role?: unknown } | null)?.role === 'admin';
  } catch {
    return false; // damaged, or storage is shut off
  }
}

/** Tells of changes that other tabs make. */
export function onStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
