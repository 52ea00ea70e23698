export function SettingsHub() { return null; }
