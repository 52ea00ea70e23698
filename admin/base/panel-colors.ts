// The panel's accents, computed from the owner's colour as on the site, on the panel's own ground.
import { mixed, themeColors } from '#contract/theme-colors.ts';

const GROUND = { site_background_color: '#f4f6f8', site_text_color: '#15191e' };

/** Colours as '#rrggbb'. */
export interface PanelColors {
  /** Links, marks and lines; white text reads on it too. */
  accent: string;
  accentHover: string;
  /** Ground of the one filled button; the text on it is dark where the owner's colour is light. */
  action: string;
  actionHover: string;
  actionPressed: string;
  onAction: string;
}

const darker = (color: string, share: number): string => mixed('#000000', share, color);

export function panelColors(primary: string): PanelColors {
  const { action, onAction, link } = themeColors({ site_primary_color: primary, ...GROUND });
  return {
    accent: link,
    accentHover: darker(link, 0.25),
    action,
    actionHover: darker(action, 0.1),
    actionPressed: darker(action, 0.2),
    onAction,
  };
}
