export function AuditList() { return null; }
