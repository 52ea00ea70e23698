import type { ThemeConfig } from 'antd';
import { readableOn } from '#contract/color.ts';
import { accentOf } from '../base/company.ts';

const ERROR = '#c4281c';

// Read once: Ant Design builds everything anew where it changes, and what was typed would be lost.
const isMotionWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calm and dense; the accent is the owner's, darkened until white text and links in it can be read. */
export const panelTheme = (primary: string): ThemeConfig => ({
  token: {
    motion: isMotionWanted,
    colorPrimary: accentOf(primary),
    colorLink: accentOf(primary),
    // Ant Design would lighten them under the pointer, until they cannot be read.
    colorPrimaryHover: readableOn(primary, '#ffffff', 6.5),
    colorLinkHover: readableOn(primary, '#ffffff', 6.5),
    colorError: ERROR,
    colorErrorHover: readableOn(ERROR, '#ffffff', 6.5),
    colorTextBase: '#15191e',
    colorBgLayout: '#f4f6f8',
    borderRadius: 4,
    fontFamily: 'var(--sans)',
    fontFamilyCode: 'var(--mono)',
    colorTextTertiary: '#5b6673',
    colorTextDescription: '#5b6673',
    colorTextPlaceholder: '#5b6673',
  },
});
