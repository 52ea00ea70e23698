import { mailLink, phoneLink } from '../contact-links.ts';
import { TOP_BAR_TEXTS } from '../texts.ts';
import { MailIcon, PhoneIcon } from '../ui/icon.tsx';
import { experienceOf, type FrameData } from './frame-data.ts';

/** The narrow bar above the header: how to reach the company, how long it has been there, in which language. */
export function TopBar({ frame }: { frame: FrameData }) {
  const { contact_phone: phone, contact_email: email } = frame.settings;
  return (
    <aside className="top-bar" aria-label={TOP_BAR_TEXTS.topBar}>
      <div className="wrap">
        {phone && <a href={phoneLink(phone)}><PhoneIcon /><span className="figures">{phone}</span></a>}
        {email && <a className="top-bar-mail" href={mailLink(email)}><MailIcon />{email}</a>}
        <span className="top-bar-experience">{experienceOf(frame)}</span>
        <ul aria-label={TOP_BAR_TEXTS.languages}><li aria-current="true"><abbr title={TOP_BAR_TEXTS.turkish}>TR</abbr></li></ul>
      </div>
    </aside>
  );
}
