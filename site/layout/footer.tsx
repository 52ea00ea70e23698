import type { ComponentType, ReactNode } from 'react';
import { NEWSLETTER_CONSENT, NOTICE_VERSION } from '#contract/consent.ts';
import { SAME_DAY } from '#contract/delivery-texts.ts';
import { withRangeDash } from '#contract/format.ts';
import type { MenuLink } from '#contract/menus.ts';
import { NEWSLETTER_PATH } from '#contract/paths.ts';
import type { Seller } from '#contract/settings.ts';
import { SOCIAL_KEYS, SOCIAL_NAMES, type SocialKey } from '#contract/social.ts';
import { experienceOf, type FrameData } from '../base/frame.ts';
import { mailLink, phoneLink } from '../base/links.ts';
import { useLocation } from '../base/router.tsx';
import { FOOTER_TEXTS } from '../texts/footer.ts';
import { DataNotice } from '../ui/form-notice.tsx';
import { ChevronIcon, FacebookIcon, InstagramIcon, LinkedinIcon, XIcon, YoutubeIcon } from '../ui/icon.tsx';

const SOCIAL_ICONS: Record<SocialKey, ComponentType> = {
  social_facebook: FacebookIcon,
  social_twitter: XIcon,
  social_instagram: InstagramIcon,
  social_linkedin: LinkedinIcon,
  social_youtube: YoutubeIcon,
};

const NEW_TAB = { target: '_blank', rel: 'noopener' };

/** Classes of the columns. */
const COLUMNS = ['site-footer-links site-footer-categories', 'site-footer-links'];

/** Company, links, the facts that a buyer asks for, newsletter, legal texts. */
export function Footer({ frame }: { frame: FrameData }) {
  const { settings, columns = [], legal, seller, year } = frame;
  const social = SOCIAL_KEYS.filter((key) => settings[key]);
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer-top">
          <address>
            <strong>{settings.site_title}</strong>
            {settings.contact_address && <span>{settings.contact_address}</span>}
            {settings.contact_phone && (
              <a className="figures" href={phoneLink(settings.contact_phone)}>
                {settings.contact_phone}
              </a>
            )}
            {settings.contact_email && <a href={mailLink(settings.contact_email)}>{settings.contact_email}</a>}
            {social.length > 0 && (
              <ul className="site-footer-social" aria-label={FOOTER_TEXTS.follow}>
                {social.map((key) => {
                  const Icon = SOCIAL_ICONS[key];
                  return (
                    <li key={key}>
                      <a
                        className="icon-button"
                        href={settings[key]}
                        target="_blank"
                        rel="noopener"
                        aria-label={SOCIAL_NAMES[key]}
                      >
                        <Icon />
                      </a>
                    </li>
                  );
                })}
              </ul>
            )}
          </address>
          {columns.map(
            ({ title, links }, at) =>
              links.length > 0 && (
                <nav key={COLUMNS[at]} className={COLUMNS[at]} aria-label={title}>
                  <Fold title={title}>
                    <Links links={links} />
                  </Fold>
                </nav>
              ),
          )}
          <dl className="site-footer-facts">
            {settings.company_certificates.length > 0 && (
              <div className="site-footer-certificates">
                <dt>{FOOTER_TEXTS.certificates}</dt>
                <dd>
                  <ul>
                    {settings.company_certificates.map((name) => (
                      <li key={name}>{name}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            )}
            {settings.company_warranty_text && (
              <div>
                <dt>{FOOTER_TEXTS.warranty}</dt>
                <dd>{settings.company_warranty_text}</dd>
              </div>
            )}
            {settings.company_dispatch_time && (
              <div>
                <dt>{FOOTER_TEXTS.stock}</dt>
                <dd>{SAME_DAY}</dd>
              </div>
            )}
            {settings.company_delivery_text && (
              <div>
                <dt>{FOOTER_TEXTS.delivery}</dt>
                <dd>{withRangeDash(settings.company_delivery_text)}</dd>
              </div>
            )}
            <div>
              <dt>
                {FOOTER_TEXTS.since} {settings.company_founded_year}
              </dt>
              <dd>{experienceOf(frame)}</dd>
            </div>
          </dl>
        </div>
        <Newsletter />
        {seller && <SellerFacts seller={seller} />}
        <div className="site-footer-end">
          <p>{settings.site_copyright || FOOTER_TEXTS.copyright(year, settings.site_title)}</p>
          {legal.length > 0 && (
            <nav className="site-footer-links" aria-label={FOOTER_TEXTS.legal}>
              <Links links={legal} />
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}

/** A menu's links; what stands below a heading is a list of its own. */
const Links = ({ links }: { links: readonly MenuLink[] }) => (
  <ul>
    {links.map(({ label, href, newTab, items }) => (
      <li key={`${label} ${href}`}>
        {href === undefined ? (
          <b>{label}</b>
        ) : (
          <a href={href} {...(newTab && NEW_TAB)}>
            {label}
          </a>
        )}
        {items && <Links links={items} />}
      </li>
    ))}
  </ul>
);

/** What an online shop has to say of its company, as far as it is filled in. */
function SellerFacts({ seller }: { seller: Seller }) {
  const { title, address, taxOffice, vkn, mersis, tradeRegistry, kep, etbisUrl } = seller;
  const facts = [
    { name: FOOTER_TEXTS.title, value: title },
    { name: FOOTER_TEXTS.address, value: address },
    { name: FOOTER_TEXTS.taxOffice, value: taxOffice },
    { name: FOOTER_TEXTS.vkn, value: vkn },
    { name: FOOTER_TEXTS.mersis, value: mersis },
    { name: FOOTER_TEXTS.tradeRegistry, value: tradeRegistry },
    { name: FOOTER_TEXTS.kep, value: kep },
    {
      name: FOOTER_TEXTS.etbis,
      value: etbisUrl && (
        <a href={etbisUrl} target="_blank" rel="noopener">
          {FOOTER_TEXTS.etbisPage}
        </a>
      ),
    },
  ];
  return (
    <section className="site-footer-seller" aria-label={FOOTER_TEXTS.seller}>
      <dl>
        {facts.map(
          ({ name, value }) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** A list below its heading, on narrow screens closed until its heading is pressed. The style sheet opens it on wide ones. */
const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="fold">
    <summary>
      <h2>{title}</h2>
      <ChevronIcon />
    </summary>
    {children}
  </details>
);

/** The newsletter's form, plain HTML: its page answers, and shows it again if refused. */
function Newsletter() {
  if (useLocation().pathname.startsWith(NEWSLETTER_PATH)) return null; // the newsletter's own pages
  return (
    <form className="site-footer-newsletter" action={NEWSLETTER_PATH} method="post" aria-labelledby="footer-newsletter">
      <div>
        <h2 id="footer-newsletter">{FOOTER_TEXTS.newsletter}</h2>
        <p>{FOOTER_TEXTS.newsletterText}</p>
      </div>
      <div className="site-footer-email">
        <input
          className="field"
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-label={FOOTER_TEXTS.newsletterEmail}
          placeholder={FOOTER_TEXTS.newsletterEmail}
        />
        <button type="submit" className="button">
          {FOOTER_TEXTS.newsletterSubmit}
        </button>
      </div>
      <div>
        <label className="site-footer-consent">
          <input type="checkbox" name="consent" required />
          <span>{NEWSLETTER_CONSENT}</span>
        </label>
        <DataNotice purpose={FOOTER_TEXTS.newsletterPurpose} />
        <label className="visually-hidden" aria-hidden="true">
          {FOOTER_TEXTS.honeypot}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <input type="hidden" name="noticeVersion" value={NOTICE_VERSION} />
      </div>
    </form>
  );
}
