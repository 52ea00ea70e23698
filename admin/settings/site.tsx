export function SiteSettings() { return null; }
