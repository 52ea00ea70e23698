import { experienceOf, type FrameData } from '../base/frame.ts';
import { LANGUAGES, languageOf } from '../base/languages.ts';
import { mailLink, phoneLink } from '../base/links.ts';
import { useLocation } from '../base/router.tsx';
import { TOP_BAR_TEXTS } from '../texts/footer.ts';
import { MailIcon, PhoneIcon } from '../ui/icon.tsx';

/** Beside the menu: experience, contact, languages. */
export function TopBar({ frame }: { frame: FrameData }) {
  const current = languageOf(useLocation().pathname);
  const { contact_phone: phone, contact_email: email } = frame.settings;
  return (
    <aside className="top-bar" aria-label={TOP_BAR_TEXTS.topBar}>
      <span className="top-bar-experience">{experienceOf(frame)}</span>
      {phone && (
        <a href={phoneLink(phone)}>
          <PhoneIcon />
          <span className="figures">{phone}</span>
        </a>
      )}
      {email && (
        <a className="top-bar-mail" href={mailLink(email)}>
          <MailIcon />
          {email}
        </a>
      )}
      <ul className="top-bar-languages" aria-label={TOP_BAR_TEXTS.languages}>
        {LANGUAGES.map(({ lang, path }) => (
          <li key={lang}>
            <a
              href={path}
              lang={lang}
              hrefLang={lang}
              aria-label={TOP_BAR_TEXTS.language(lang, TOP_BAR_TEXTS.names[lang])}
              aria-current={lang === current ? 'true' : undefined}
            >
              {lang.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
