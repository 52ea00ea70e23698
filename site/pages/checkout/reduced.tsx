import type { ReactNode } from 'react';
import { CART_PATH } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { mailLink, phoneLink } from '../../base/links.ts';
import { REDUCED_TEXTS as texts } from '../../texts/checkout.ts';
import { draw } from '../../ui/icon.tsx';
import { Logo } from '../../layout/logo.tsx';
import './reduced.css';

const BackIcon = /* @__PURE__ */ draw('M20 12H4M10 6l-6 6 6 6');
const LockIcon = /* @__PURE__ */ draw('M5.5 10.5h13v10h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5');

/**
 * The frame of a page that leads nowhere else, as the checkout: logo, way back, whom to call, legal texts. Its style
 * takes the whole frame away, which stays in the document for the pages before and after.
 */
export function Reduced({ children }: { children: ReactNode }) {
  const { settings, legal } = useFrame();
  const { contact_phone: phone, contact_email: email, site_title: company } = settings;
  return (
    <div className="reduced">
      <header className="reduced-head">
        <div className="wrap">
          <Logo settings={settings} />
          <p className="reduced-safe">
            <LockIcon />
            {texts.safe}
          </p>
          <a className="more" href={CART_PATH}>
            <BackIcon />
            {texts.back}
          </a>
        </div>
      </header>
      {children}
      <footer className="reduced-foot">
        <div className="wrap">
          <p>
            {company}
            {phone && (
              <a className="figures" href={phoneLink(phone)}>
                {phone}
              </a>
            )}
            {email && <a href={mailLink(email)}>{email}</a>}
          </p>
          {legal.length > 0 && (
            <nav aria-label={texts.legal}>
              <ul>
                {legal.map(({ href, label }) => (
                  <li key={href}>
                    {/* What is typed here stays. */}
                    <a href={href} target="_blank" rel="noopener">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </footer>
    </div>
  );
}
