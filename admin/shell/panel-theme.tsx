import { useMemo, type ReactNode } from 'react';
import { App, ConfigProvider } from 'antd';
import turkish from 'antd/locale/tr_TR';
import dayjs from 'dayjs';
import 'dayjs/locale/tr';
import './nonced-styles.ts';
import { cspNonce } from './csp-nonce.ts';
import { panelTheme } from './theme.ts';
import { useSettings } from '../base/company.ts';

dayjs.locale('tr');

/** Ant Design in Turkish, in the owner's colour. */
export function PanelTheme({ children }: { children: ReactNode }) {
  const { site_primary_color: primary } = useSettings();
  const theme = useMemo(() => panelTheme(primary), [primary]);
  return (
    <ConfigProvider locale={turkish} theme={theme} csp={{ nonce: cspNonce }}>
      <App>{children}</App>
    </ConfigProvider>
  );
}
