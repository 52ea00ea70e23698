export function HomepageSettings() { return null; }
