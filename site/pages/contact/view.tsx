import { CONTACT_PATH, productCodePath } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { mailLink, phoneLink } from '../../base/links.ts';
import type { PropsOf } from '../../base/page.tsx';
import { CONTACT_TEXTS, CONTACT_PAGE_TEXTS, MESSAGE_TEXTS } from '../../texts/contact.ts';
import { ArrowIcon, draw, MailIcon, PhoneIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CompanyMap, PlaceIcon } from './map.tsx';
import { MESSAGE_ID, MessageForm } from './message-form.tsx';
import { isForQuote, type contactPage } from './page.ts';
import './contact.css';

const ClockIcon = /* @__PURE__ */ draw('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2');

export default function ContactView({ search, data }: PropsOf<typeof contactPage>) {
  const { code } = search;
  const {
    settings: {
      contact_address: address,
      contact_phone: phone,
      contact_email: email,
      contact_map: point,
      working_hours_weekdays: weekdays,
      working_hours_saturday: saturday,
    },
  } = useFrame();
  const isQuote = isForQuote(search);
  const cards = (
    <ul className="contact-cards cells">
      <li>
        <PlaceIcon />
        <h2>{CONTACT_TEXTS.address}</h2>
        <address>{address}</address>
      </li>
      <li>
        <PhoneIcon />
        <h2>{CONTACT_TEXTS.phone}</h2>
        <a className="figures" href={phoneLink(phone)}>
          {phone}
        </a>
      </li>
      <li>
        <MailIcon />
        <h2>{CONTACT_TEXTS.email}</h2>
        <a href={mailLink(email)}>{email}</a>
      </li>
      <li>
        <ClockIcon />
        <h2>{CONTACT_TEXTS.hours}</h2>
        <dl className="figures">
          <div>
            <dt>{CONTACT_TEXTS.weekdays}</dt>
            <dd>{weekdays}</dd>
          </div>
          <div>
            <dt>{CONTACT_TEXTS.saturday}</dt>
            <dd>{saturday}</dd>
          </div>
        </dl>
      </li>
    </ul>
  );
  return (
    <>
      <PageHead {...CONTACT_PAGE_TEXTS} path={CONTACT_PATH} />
      <div className={isQuote ? 'section contact contact--quote' : 'section contact'}>
        <div className="wrap">
          {!isQuote && cards}
          <div className="contact-main">
            <section className="contact-write" aria-labelledby="write" id={MESSAGE_ID}>
              <h2 id="write">{isQuote ? CONTACT_TEXTS.askTitle : CONTACT_TEXTS.formTitle}</h2>
              <p className="contact-lead">{isQuote ? CONTACT_TEXTS.askLead : CONTACT_TEXTS.formLead}</p>
              {code && (
                <div className="contact-code">
                  <p>
                    {CONTACT_TEXTS.quoteFor}
                    <strong className="code">{code}</strong>
                  </p>
                  <a className="more" href={productCodePath(code)}>
                    {CONTACT_TEXTS.quoteProduct}
                    <ArrowIcon />
                  </a>
                </div>
              )}
              <MessageForm data={data} search={search} />
            </section>
            <section aria-labelledby="place">
              <h2 id="place">{CONTACT_TEXTS.mapTitle}</h2>
              <CompanyMap point={point} address={address} />
            </section>
          </div>
          {isQuote && cards}
          <section className="contact-quote sheet" aria-labelledby="quote" id="teklif">
            <div>
              <h2 id="quote">{CONTACT_TEXTS.quoteTitle}</h2>
              <p className="contact-quote-text">{CONTACT_TEXTS.quoteText}</p>
              <p className="contact-buttons">
                <a className="button button--accent" href={`#${MESSAGE_ID}`}>
                  {CONTACT_TEXTS.quoteForm}
                  <ArrowIcon />
                </a>
                <a
                  className="button button--quiet"
                  href={mailLink(email, code ? MESSAGE_TEXTS.quoteSubject(code) : CONTACT_TEXTS.quoteSubjectAny)}
                >
                  <MailIcon />
                  {CONTACT_TEXTS.quoteMail}
                </a>
                <a className="button button--quiet" href={phoneLink(phone)}>
                  <PhoneIcon />
                  {CONTACT_TEXTS.quotePhone}
                </a>
              </p>
            </div>
            <div>
              <h3>{CONTACT_TEXTS.checklistTitle}</h3>
              <ul>
                {CONTACT_TEXTS.checklist.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}
