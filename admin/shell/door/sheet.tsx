// shell/door/: pages outside the frame, sign-in and first setup. Without Ant Design, so that they load fast.
import type { ReactNode } from 'react';
import { VERSION_LABEL, usePage, useSettings } from '../../base/company.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Drawing } from './drawing.tsx';
import { DOOR_TEXTS as texts } from './texts.ts';

interface Props {
  title: string;
  heading: string;
  lead: string;
  children: ReactNode;
}

/** Page outside the frame: a drawing sheet with border, part drawing and title block. */
export function Sheet({ title, heading, lead, children }: Props) {
  const settings = useSettings();
  usePage(settings, title);
  return (
    <div className="sheet">
      <div className="sheet-border">
        <Drawing />
        <main className="sheet-main">
          <p className="sheet-company">{settings.site_title}</p>
          <h1>{heading}</h1>
          <p className="sheet-lead">{lead}</p>
          {children}
        </main>
        <dl className="sheet-block">
          <div className="sheet-block-wide">
            <dt>{COMMON_TEXTS.company}</dt>
            <dd>{settings.site_title}</dd>
          </div>
          <div>
            <dt>{texts.drawing}</dt>
            <dd>{title}</dd>
          </div>
          <div>
            <dt>{texts.scale}</dt>
            <dd className="mono">1:1</dd>
          </div>
          <div>
            <dt>{COMMON_TEXTS.version}</dt>
            <dd className="mono">{VERSION_LABEL}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
