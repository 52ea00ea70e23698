export function PanelLayout() { return null; }
