import type { ThemeConfig } from 'antd';
import { readableOn } from '#contract/color.ts';
import { accentOf } from './shell/company.ts';

/** Under the pointer: darker, because Ant Design's own are lighter, and too pale to read. */
const hoverOf = (primary: string): string => readableOn(primary, '#ffffff', 6.5);

/** Calm and dense; the accent is the owner's, darkened until white text and links in it can be read. */
export const panelTheme = (primary: string): ThemeConfig => ({
  token: {
    colorPrimary: accentOf(primary),
    colorPrimaryHover: hoverOf(primary),
    colorLink: accentOf(primary),
    colorLinkHover: hoverOf(primary),
    colorError: '#c4281c',
    colorTextBase: '#15191e',
    colorBgLayout: '#f4f6f8',
    borderRadius: 4,
    fontFamily: "'Plex Sans', 'Sans Stand-in', system-ui, sans-serif",
    fontFamilyCode: "'Plex Mono', 'Mono Stand-in', ui-monospace, monospace",
    colorTextTertiary: '#5b6673',
    colorTextDescription: '#5b6673',
    colorTextPlaceholder: '#5b6673',
  },
});
