import { useState, type ComponentType, type MouseEvent } from 'react';
import { jobPath } from '#contract/page-paths.ts';
import { isForElsewhere } from '#browser/link-press.ts';
import { CAREERS_PATH } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { mailLink } from '../../base/links.ts';
import type { PropsOf } from '../../base/page.tsx';
import { CAREERS_TEXTS as texts, CAREERS_PAGE_TEXTS } from '../../texts/careers.ts';
import { ArrowIcon, MailIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { JobFacts } from './facts.tsx';
import { APPLICATION_ID, type careersPage, type ListedJob } from './page.ts';
import './careers.css';

const load = () => import('./application-dialog.tsx');
const prefetch = () => {
  load().catch(() => {});
};

export default function CareersView({ data: { jobs } }: PropsOf<typeof careersPage>) {
  const [Dialog, setDialog] = useState<ComponentType<{ job: ListedJob; isOpen: boolean; onClose(): void }> | null>(
    null,
  );
  const [job, setJob] = useState<ListedJob | null>(null);
  const [isOpen, setOpen] = useState(false);

  /** Opens the form in a window here; the link itself leads to the form on the job's page. */
  const apply = (event: MouseEvent<HTMLAnchorElement>, chosen: ListedJob) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setJob(chosen);
    setOpen(true);
    load().then(
      (module) => setDialog(() => module.ApplicationDialog),
      () => {
        window.location.assign(href);
      },
    );
  };

  return (
    <>
      <PageHead title={CAREERS_PAGE_TEXTS.title} path={CAREERS_PATH} lead={CAREERS_PAGE_TEXTS.lead} />
      <section className="section" aria-labelledby="jobs">
        <div className="wrap">
          <div className="section-head">
            <h2 id="jobs">{texts.listTitle}</h2>
            {jobs && jobs.length > 0 && <p className="careers-count figures">{texts.count(jobs.length)}</p>}
          </div>
          {jobs === null && <Failure />}
          {jobs?.length === 0 && (
            <div className="empty">
              <p>{texts.empty}</p>
              <p className="muted">{texts.emptyHint}</p>
              <SendResume />
            </div>
          )}
          {jobs && jobs.length > 0 && (
            <ul className="careers-list">
              {jobs.map((one) => (
                <ListItem key={one._id} job={one} onApply={(event) => apply(event, one)} />
              ))}
            </ul>
          )}
        </div>
      </section>
      {jobs && jobs.length > 0 && (
        <section className="section careers-open" aria-labelledby="open">
          <div className="wrap">
            <div>
              <h2 id="open">{texts.openTitle}</h2>
              <p>{texts.openText}</p>
            </div>
            <SendResume />
          </div>
        </section>
      )}
      {Dialog && job && <Dialog job={job} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

const Failure = () => (
  <div className="notice notice--error" role="alert">
    <p>{texts.failure}</p>
    <a className="more" href={CAREERS_PATH}>
      {texts.retry}
      <ArrowIcon />
    </a>
  </div>
);

function ListItem({ job, onApply }: { job: ListedJob; onApply(event: MouseEvent<HTMLAnchorElement>): void }) {
  const { title, description, requirements } = job;
  const path = jobPath(job);
  return (
    <li className="careers-job">
      <div>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <p className="careers-text">{description}</p>
        {requirements.length > 0 && (
          <>
            <h4>{texts.requirements}</h4>
            <ul className="careers-points">
              {requirements.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div>
        <JobFacts job={job} />
        <p className="careers-buttons">
          <a
            className="button button--accent"
            href={`${path}#${APPLICATION_ID}`}
            aria-label={texts.applyTo(title)}
            aria-haspopup="dialog"
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={onApply}
          >
            {texts.apply}
          </a>
          <a className="more" href={path} aria-label={texts.detailsOf(title)}>
            {texts.details}
            <ArrowIcon />
          </a>
        </p>
      </div>
    </li>
  );
}

function SendResume() {
  const { contact_email: email } = useFrame().settings;
  return (
    <p className="careers-buttons">
      <a className="button" href="/contact#mesaj">
        {texts.write}
        <ArrowIcon />
      </a>
      {email && (
        <a className="button button--quiet" href={mailLink(email, texts.mailSubject)}>
          <MailIcon />
          {texts.mail}
        </a>
      )}
    </p>
  );
}
