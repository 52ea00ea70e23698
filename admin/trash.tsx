export function TrashList() { return null; }
