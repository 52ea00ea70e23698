import { useMemo, type ReactNode } from 'react';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import turkish from 'antd/locale/tr_TR';
import dayjs from 'dayjs';
import 'dayjs/locale/tr';
import { readableOn } from '#contract/color.ts';
import { accentOf, useSettings } from '../base/company.ts';

dayjs.locale('tr');

/** For style elements that libraries create at run time; empty without a server (tests). */
const cspNonce: string = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

// Ant Design's tables and dialogs create style elements without the nonce to measure scroll bars and lock scrolling;
// the Content-Security-Policy would refuse them.
const create = document.createElement.bind(document) as (name: string, options?: ElementCreationOptions) => HTMLElement;
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = create(name, options);
  if (element instanceof HTMLStyleElement) element.nonce = cspNonce;
  return element;
}) as typeof document.createElement;

const ERROR = '#c4281c';

// Read once: Ant Design rebuilds everything on a change, and typed values would be lost.
const isMotionWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calm and dense; the accent is the owner's colour, darkened for legibility. */
const panelTheme = (primary: string): ThemeConfig => ({
  token: {
    motion: isMotionWanted,
    colorPrimary: accentOf(primary),
    colorLink: accentOf(primary),
    // Ant Design would lighten them on hover until they are illegible.
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

/** Ant Design in Turkish and in the owner's colour. */
export function PanelTheme({ children }: { children: ReactNode }) {
  const { site_primary_color: primary } = useSettings();
  const theme = useMemo(() => panelTheme(primary), [primary]);
  return (
    <ConfigProvider locale={turkish} theme={theme} csp={{ nonce: cspNonce }}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
