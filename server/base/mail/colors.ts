// Colours of mails: computed from the owner's as on the site, once for the owner's paper and once for programs that
// show mails on a dark ground.
import { mixed, themeColors, type OwnerColors } from '#contract/theme-colors.ts';

/** Colours as '#rrggbb'. */
export interface MailColors {
  paper: string;
  /** Around the sheet. */
  ground: string;
  panel: string;
  ink: string;
  /** Labels and the footer. */
  muted: string;
  rule: string;
  primary: string;
  link: string;
  action: string;
  onAction: string;
}

/** Cool grey of the lines, as on the site. */
const SLATE = '#5b7083';
const DARK_PAPER = { site_background_color: '#1b1f23', site_text_color: '#e6e9ec' };

export function mailColors(owner: OwnerColors): MailColors {
  const { paper, ink, panel, panel2, primary, link, action, onAction } = themeColors(owner);
  return {
    paper,
    ground: panel2,
    panel,
    ink,
    muted: mixed(ink, 0.76, paper),
    rule: mixed(SLATE, 0.3, paper),
    primary,
    link,
    action,
    onAction,
  };
}

export const darkMailColors = (owner: OwnerColors): MailColors => mailColors({ ...owner, ...DARK_PAPER });
