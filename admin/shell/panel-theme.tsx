import { useMemo, type ReactNode } from 'react';
import { App, ConfigProvider, type ThemeConfig } from 'antd';
import LoadingOutlined from '@ant-design/icons/LoadingOutlined';
import turkish from 'antd/locale/tr_TR';
import dayjs from 'dayjs';
import 'dayjs/locale/tr';
import { readableOn } from '#contract/color.ts';
import { useSettings } from '../base/company.ts';
import { panelColors } from '../base/panel-colors.ts';

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

/**
 * Calm and dense, in the owner's colour. Ant Design sets text in its primary colour, so that is the one that reads;
 * only filled buttons stand on the action colour, with the text that reads on it.
 */
function panelTheme(primary: string): ThemeConfig {
  const { accent, accentHover, action, actionHover, actionPressed, onAction } = panelColors(primary);
  return {
    token: {
      motion: isMotionWanted,
      colorPrimary: accent,
      colorLink: accent,
      // Ant Design would lighten them on hover until they are illegible.
      colorPrimaryHover: accentHover,
      colorLinkHover: accentHover,
      colorError: ERROR,
      colorErrorHover: readableOn(ERROR, '#ffffff', 6.5),
      colorTextBase: '#15191e',
      colorBgLayout: '#f4f6f8',
      borderRadius: 6,
      fontFamily: 'var(--sans)',
      fontFamilyCode: 'var(--mono)',
      colorTextTertiary: '#5b6673',
      colorTextDescription: '#5b6673',
      colorTextPlaceholder: '#5b6673',
    },
    components: {
      // What is on or chosen is ink; the accent is left to what is to be pressed.
      Switch: { colorPrimary: '#3d4650', colorPrimaryHover: '#15191e' },
      Table: {
        bodySortBg: '#ffffff',
        rowHoverBg: '#f6f8f9',
        rowSelectedBg: '#edf1f4',
        rowSelectedHoverBg: '#edf1f4',
        headerSortActiveBg: '#f6f8f9',
        headerSortHoverBg: '#edf1f4',
      },
      Button: {
        colorPrimary: action,
        colorPrimaryHover: actionHover,
        colorPrimaryActive: actionPressed,
        primaryColor: onAction,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        defaultHoverColor: accentHover,
        defaultHoverBorderColor: accentHover,
        defaultActiveColor: accentHover,
        defaultActiveBorderColor: accentHover,
      },
    },
  };
}

/**
 * Ant Design's own icon is named in English, comes and goes by a motion, and where an answer is quicker than the motion
 * it stays behind unseen: the button is then called 'loading Kaydet' for good.
 */
const BUTTONS = { loadingIcon: <LoadingOutlined spin aria-hidden /> };

/**
 * The ring around a pressed button stands outside the tree that `motion` reaches: without motion it stays unseen for
 * five seconds where the button was, and a window made narrower meanwhile can be scrolled sideways.
 */
const WAVE = { disabled: !isMotionWanted };

/** Ant Design in Turkish and in the owner's colour. */
export function PanelTheme({ children }: { children: ReactNode }) {
  const { site_primary_color: primary } = useSettings();
  const theme = useMemo(() => panelTheme(primary), [primary]);
  return (
    <ConfigProvider locale={turkish} theme={theme} csp={{ nonce: cspNonce }} button={BUTTONS} wave={WAVE}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
