import { withRangeDash } from '#contract/format.ts';
import { CONTACT_PATH } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { mailLink, phoneLink } from '../../base/links.ts';
import type { PropsOf } from '../../base/page.tsx';
import { CONTACT_TEXTS as texts, CONTACT_PAGE_TEXTS, MESSAGE_TEXTS } from '../../texts/contact.ts';
import { Breadcrumb, trailTo } from '../../ui/breadcrumb.tsx';
import { PhoneIcon } from '../../ui/icon.tsx';
import { CompanyMap } from './map.tsx';
import { MESSAGE_ID, MessageForm } from './message-form.tsx';
import { isForQuote, type contactPage } from './page.ts';
import './contact.css';

/** The form first, beside it where else the company is reached. On phones the number to call comes before both. */
export default function ContactView({ search, data }: PropsOf<typeof contactPage>) {
  const { contact_address: address, contact_map: point } = useFrame().settings;
  const isQuote = isForQuote(search);
  return (
    <>
      <div className="page-head">
        <div className="wrap">
          <Breadcrumb trail={trailTo(CONTACT_PAGE_TEXTS.title, CONTACT_PATH)} />
          {isQuote ? (
            <>
              <h1 id="write">{texts.askTitle}</h1>
              <p className="lead">{texts.askLead}</p>
            </>
          ) : (
            <h1>{CONTACT_PAGE_TEXTS.title}</h1>
          )}
        </div>
      </div>
      <div className="section contact">
        <div className="wrap">
          <Call />
          <section className="contact-write" aria-labelledby="write" id={MESSAGE_ID}>
            {!isQuote && (
              <div className="section-head">
                <h2 id="write">{texts.formTitle}</h2>
                <p>{texts.formLead}</p>
              </div>
            )}
            <MessageForm data={data} search={search} />
          </section>
          <div className="contact-beside">
            {isQuote && <Helpful code={search.lines.length === 1 ? search.lines[0]?.code : undefined} />}
            <Reached />
            {point && (
              <section aria-labelledby="place">
                <div className="section-head">
                  <h2 id="place">{texts.mapTitle}</h2>
                </div>
                <CompanyMap point={point} address={address} />
              </section>
            )}
            {!isQuote && <QuickQuote />}
          </div>
        </div>
      </div>
    </>
  );
}

/** On a phone the number is one press away, above the form. */
function Call() {
  const { contact_phone: phone, working_hours_weekdays: weekdays } = useFrame().settings;
  return (
    phone && (
      <a className="contact-call figures" href={phoneLink(phone)}>
        <PhoneIcon />
        <strong>{phone}</strong>
        <span className="muted">{texts.callHours(withRangeDash(weekdays))}</span>
      </a>
    )
  );
}

/** Address, phone, e-mail and hours. */
function Reached() {
  const {
    contact_address: address,
    contact_phone: phone,
    contact_email: email,
    working_hours_weekdays: weekdays,
    working_hours_saturday: saturday,
  } = useFrame().settings;
  return (
    <section aria-labelledby="reached">
      <div className="section-head">
        <h2 id="reached">{texts.reachedTitle}</h2>
      </div>
      <ul className="contact-rows figures">
        <li>
          <h3>{texts.address}</h3>
          <address>{address}</address>
        </li>
        <li>
          <h3>{texts.phone}</h3>
          <a href={phoneLink(phone)}>{phone}</a>
        </li>
        <li>
          <h3>{texts.email}</h3>
          <a href={mailLink(email)}>{email}</a>
        </li>
        <li>
          <h3>{texts.hours}</h3>
          <dl>
            <div>
              <dt>{texts.weekdays}</dt>
              <dd>{withRangeDash(weekdays)}</dd>
            </div>
            <div>
              <dt>{texts.saturday}</dt>
              <dd>{withRangeDash(saturday)}</dd>
            </div>
          </dl>
        </li>
      </ul>
    </section>
  );
}

/** Beside a request for a quote: what makes its answer quick, and where a drawing goes. */
function Helpful({ code }: { code: string | undefined }) {
  const { contact_email: email } = useFrame().settings;
  return (
    <section className="contact-quote" aria-labelledby="helpful">
      <div className="section-head">
        <h2 id="helpful">{texts.checklistTitle}</h2>
      </div>
      <Checklist />
      <p className="contact-buttons">
        <a
          className="button button--quiet button--dense"
          href={mailLink(email, code ? MESSAGE_TEXTS.quoteSubject(code) : texts.quoteSubjectAny)}
        >
          {texts.quoteDrawing}
        </a>
      </p>
    </section>
  );
}

const Checklist = () => (
  <ul>
    {texts.checklist.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** The ways to a quote, and what makes it quick. */
function QuickQuote() {
  const { contact_email: email, contact_phone: phone } = useFrame().settings;
  return (
    <section className="contact-quote" aria-labelledby="quote" id="teklif">
      <div className="section-head">
        <h2 id="quote">{texts.quoteTitle}</h2>
      </div>
      <p>{texts.quoteText}</p>
      <h3>{texts.checklistTitle}</h3>
      <Checklist />
      <p className="contact-buttons">
        <a className="button button--quiet button--dense" href={`#${MESSAGE_ID}`}>
          {texts.quoteForm}
        </a>
        <a className="button button--quiet button--dense" href={mailLink(email, texts.quoteSubjectAny)}>
          {texts.quoteMail}
        </a>
        <a className="button button--quiet button--dense" href={phoneLink(phone)}>
          {texts.quotePhone}
        </a>
      </p>
    </section>
  );
}
