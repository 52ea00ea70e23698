import { useState, type ComponentType, type MouseEvent } from 'react';
import { jobPath } from '#contract/page-paths.ts';
import { isForElsewhere } from '#browser/link-press.ts';
import { CAREERS_PATH } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { mailLink } from '../../base/links.ts';
import type { PropsOf } from '../../base/page.tsx';
import { CAREERS_TEXTS as texts, CAREERS_PAGE_TEXTS } from '../../texts/careers.ts';
import { ArrowIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { JOB_COLUMNS, JobFacts } from './facts.tsx';
import { APPLICATION_ID, type careersPage, type ListedJob } from './page.ts';
import '../../ui/empty.css';
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
      <section className="section careers" aria-labelledby="jobs">
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
            <div className="careers-table">
              {/* For the eye: each row names its facts for everybody. */}
              <p className="careers-columns" aria-hidden="true">
                {[texts.position, ...JOB_COLUMNS].map((name) => (
                  <span key={name}>{name}</span>
                ))}
              </p>
              <ul className="careers-list">
                {jobs.map((one) => (
                  <ListItem key={one._id} job={one} onApply={(event) => apply(event, one)} />
                ))}
              </ul>
            </div>
          )}
        </div>
      </section>
      {jobs && jobs.length > 0 && (
        <section className="section" aria-labelledby="open">
          <div className="wrap">
            <div className="section-head">
              <h2 id="open">{texts.openTitle}</h2>
            </div>
            <p className="careers-open">{texts.openText}</p>
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
      <h3>
        <a href={path}>{title}</a>
      </h3>
      <JobFacts job={job} />
      <p className="careers-text">{description}</p>
      {requirements.length > 0 && (
        <ul className="careers-points" aria-label={texts.requirements}>
          {requirements.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <a
        className="button button--quiet button--dense"
        href={`${path}#${APPLICATION_ID}`}
        aria-label={texts.applyTo(title)}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={onApply}
      >
        {texts.apply}
      </a>
    </li>
  );
}

function SendResume() {
  const { contact_email: email } = useFrame().settings;
  return (
    <p className="careers-buttons">
      <a className="button button--quiet" href="/contact#mesaj">
        {texts.write}
      </a>
      {email && (
        <a className="button button--quiet" href={mailLink(email, texts.mailSubject)}>
          {texts.mail}
        </a>
      )}
    </p>
  );
}
