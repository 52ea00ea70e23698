import { APPLICATION_SENT } from '#contract/form-texts.ts';
import type { Job } from '#contract/jobs.ts';
import { CAREERS_PATH } from '#contract/paths.ts';
import { longDate } from '../../base/dates.ts';
import type { FormState, PropsOf } from '../../base/page.tsx';
import { CAREERS_TEXTS, JOB_TEXTS as texts, JOB_HEAD_TEXTS } from '../../texts/careers.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptySheet } from '../../ui/empty-sheet.tsx';
import { PlainStyles } from '../../ui/form-field.tsx';
import { useFocusWhenSent } from '../../ui/form-state.ts';
import { DoneIcon } from '../../ui/done-icon.tsx';
import { ApplicationForm, useApplication } from './application-form.tsx';
import { JobFacts } from './facts.tsx';
import { APPLICATION_ID, jobTrail, type jobPage } from './page.ts';
import './careers.css';

export default function JobView({ data: { job, form } }: PropsOf<typeof jobPage>) {
  if (!job) {
    return (
      <EmptySheet title={JOB_HEAD_TEXTS.missing} mark="404" caption={texts.missingSheet} hasGroups>
        <p>{form?.message || texts.missing}</p>
        <p className="empty-sheet-links">
          <a className="button" href={CAREERS_PATH}>
            {texts.back}
          </a>
        </p>
      </EmptySheet>
    );
  }
  return (
    <>
      <div className="page-head">
        <div className="wrap">
          <Breadcrumb trail={jobTrail(job)} />
          <h1>{job.title}</h1>
        </div>
      </div>
      <div className="section">
        <div className="wrap careers-page">
          <aside className="careers-aside">
            <JobFacts
              job={job}
              more={[
                [texts.posted, longDate(job.createdAt)],
                [texts.postedBy, job.postedBy],
              ]}
            />
            <a className="button button--accent" href={`#${APPLICATION_ID}`}>
              {CAREERS_TEXTS.apply}
            </a>
            <a className="more" href={CAREERS_PATH}>
              {texts.back}
            </a>
          </aside>
          <div className="careers-words">
            <section aria-labelledby="description">
              <h2 id="description">{texts.description}</h2>
              <div className="prose">
                {job.description
                  .split('\n')
                  .filter(Boolean)
                  .map((paragraph, i) => (
                    <p key={i}>{paragraph}</p>
                  ))}
              </div>
            </section>
            <Points id="requirements" title={JOB_HEAD_TEXTS.requirements} items={job.requirements} />
            <Points id="responsibilities" title={JOB_HEAD_TEXTS.responsibilities} items={job.responsibilities} />
            <Points id="benefits" title={JOB_HEAD_TEXTS.benefits} items={job.benefits} />
          </div>
        </div>
      </div>
      <section className="section careers-apply" id={APPLICATION_ID} aria-labelledby="apply">
        <div className="wrap">
          <PlainStyles />
          <div className="section-head">
            <h2 id="apply">{texts.applyTitle}</h2>
          </div>
          <Apply key={job._id} job={job} given={form} />
        </div>
      </section>
    </>
  );
}

function Points({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  return (
    items.length > 0 && (
      <section aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul className="careers-points">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
    )
  );
}

/** The form, or the thanks after sending it. */
function Apply({ job, given }: { job: Job; given: FormState | undefined }) {
  const application = useApplication(job, given);
  const { phase, message } = application.form;
  const done = useFocusWhenSent<HTMLOutputElement>(phase === 'sent');
  if (phase !== 'sent') return <ApplicationForm application={application} />;
  return (
    <div className="application-done">
      <DoneIcon />
      <output ref={done} tabIndex={-1}>
        {message || APPLICATION_SENT}
      </output>
      <a className="button button--quiet" href={CAREERS_PATH}>
        {texts.back}
      </a>
    </div>
  );
}
