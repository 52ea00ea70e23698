export function NotFound() { return null; }
