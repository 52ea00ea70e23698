import { useRef, useEffect } from 'react';
import { NOTICE_VERSION } from '#contract/consent.ts';
import { RESUME_KIND, RESUME_TOO_LARGE } from '#contract/form-texts.ts';
import type { Job } from '#contract/jobs.ts';
import { RESUME_ENDINGS, RESUME_MAX_BYTES } from '#contract/resumes.ts';
import { api } from '../../base/browser-api.ts';
import type { FormState } from '../../base/page.tsx';
import { APPLICATION_TEXTS as texts } from '../../texts/careers.ts';
import { FORM_TEXTS } from '../../texts/form.ts';
import { FormEnd, FormField, Honeypot } from '../../ui/form-field.tsx';
import { FileField } from '../../ui/form-file.tsx';
import { DataNotice } from '../../ui/form-notice.tsx';
import { useForm, type Form } from '../../ui/form-state.ts';
import { useUpload, type Upload } from '../../ui/form-upload.ts';
import { applicationOf } from './application.ts';
import { APPLICATION_ID } from './page.ts';
import './application.css';

const RESUME_RULES = {
  path: '/api/job-applications/upload-resume',
  field: 'resume',
  as: 'resumeFile',
  maxBytes: RESUME_MAX_BYTES,
  tooLarge: RESUME_TOO_LARGE,
  endings: RESUME_ENDINGS,
  wrongKind: RESUME_KIND,
};
const loadRules = () => import('./rules.ts');

export interface Application {
  form: Form;
  upload: Upload;
}

/** State of an application for a job: form and upload. */
export function useApplication({ _id: jobId }: Pick<Job, '_id'>, given?: FormState): Application {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const upload = useUpload(RESUME_RULES, given?.values['resumeFile']);
  const form = useForm({
    id: APPLICATION_ID,
    given,
    subject: jobId,
    failure: texts.failure,
    prepare: loadRules,
    async check(values) {
      const failed = await loadRules().then(
        (rules) => rules.checkApplication(applicationOf(values)),
        () => undefined,
      );
      if (!upload.problem) return failed;
      return { message: failed?.message ?? upload.problem, fields: { ...failed?.fields, resumeFile: upload.problem } };
    },
    send: ({ resumeFile = '', website: honeypot = '', ...values }, idempotencyKey) =>
      api('POST /api/job-applications', {
        body: {
          ...applicationOf(values),
          jobId,
          resumeFile,
          honeypot,
          elapsedMs: Math.round(performance.now() - shownAt.current),
          noticeVersion: NOTICE_VERSION,
          idempotencyKey,
        },
      }),
    onSent: upload.clear,
  });
  return { form, upload };
}

/** The form. Without JavaScript the browser sends fields and CV to the job's page. */
export function ApplicationForm({ application: { form, upload } }: { application: Application }) {
  const link = { form, type: 'url', inputMode: 'url', placeholder: texts.linkPlaceholder } as const;
  return (
    <form className="form" action={`#${APPLICATION_ID}`} encType="multipart/form-data" {...form.props}>
      <p className="form-note">{FORM_TEXTS.requiredNote}</p>
      <h3>{texts.person}</h3>
      <FormField
        form={form}
        name="firstName"
        label={texts.firstName}
        autoComplete="given-name"
        isRequired
        className="form-half"
      />
      <FormField
        form={form}
        name="lastName"
        label={texts.lastName}
        autoComplete="family-name"
        isRequired
        className="form-half"
      />
      <FormField
        form={form}
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        isRequired
        className="form-half"
      />
      <FormField
        form={form}
        name="phone"
        label={texts.phone}
        type="tel"
        autoComplete="tel"
        isRequired
        className="form-half"
      />
      <FormField form={form} name="address" label={texts.address} autoComplete="street-address" isRequired />
      <h3>{texts.background}</h3>
      <FormField form={form} name="experience" label={texts.experience} rows={3} isRequired className="form-half" />
      <FormField form={form} name="education" label={texts.education} rows={3} isRequired className="form-half" />
      <FormField form={form} name="skills" label={texts.skills} hint={texts.skillsHint} />
      <h3>{texts.documents}</h3>
      <FileField form={form} upload={upload} label={texts.resume} hint={texts.resumeHint} />
      <FormField {...link} name="resumeUrl" label={texts.resumeUrl} />
      <FormField {...link} name="linkedIn" label={texts.linkedIn} className="form-half" />
      <FormField {...link} name="portfolio" label={texts.portfolio} className="form-half" />
      <h3>{texts.more}</h3>
      <FormField form={form} name="coverLetter" label={texts.coverLetter} rows={4} isRequired />
      <FormField
        form={form}
        name="availableStartDate"
        label={texts.availableStartDate}
        type="date"
        className="form-half"
      />
      <FormField form={form} name="expectedSalary" label={texts.expectedSalary} className="form-half" />
      <Honeypot form={form} />
      <input type="hidden" name="noticeVersion" value={NOTICE_VERSION} />
      <FormEnd form={form} submit={texts.submit}>
        <DataNotice purpose={texts.purpose} />
      </FormEnd>
    </form>
  );
}
