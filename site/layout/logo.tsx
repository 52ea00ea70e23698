import { HOME_PATH } from '#contract/paths.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { FRAME_TEXTS } from '../texts/frame.ts';

/** The owner's logo, or the company's name beside a guide bush seen from above. */
export function Logo({ settings: { site_logo: logo, site_title: title } }: { settings: Settings }) {
  return (
    <a className="logo" href={HOME_PATH} aria-label={FRAME_TEXTS.homeLink(title)}>
      {logo ? (
        <img src={logo} alt="" width={180} height={48} />
      ) : (
        <>
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <circle className="logo-body" cx="20" cy="20" r="15" />
            <circle className="logo-bore" cx="20" cy="20" r="6.5" />
            <path d="M20 0v12m0 3v2m0 3v0m0 3v2m0 3v12M0 20h12m3 0h2m6 0h2m3 0h12" />
          </svg>
          <span>{title}</span>
        </>
      )}
    </a>
  );
}
