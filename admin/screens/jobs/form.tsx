import { Select } from 'antd';
import { DEFAULT_POSTED_BY } from '#contract/content.ts';
import { jobFields, type Job } from '#contract/jobs.ts';
import { shortText } from '#contract/saving.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { DateField } from '../../form/date-field.tsx';
import { Field } from '../../form/field.tsx';
import { LinesField } from '../../form/lines-field.tsx';
import { LongTextField, SwitchField, TextField } from '../../form/text-fields.tsx';
import { JOB_TYPE_OPTIONS, jobs } from './resource.ts';
import { JOB_TEXTS as texts } from './texts.ts';

interface Values extends Omit<Job, '_id' | 'slug' | 'version' | 'createdAt' | 'updatedAt' | 'type'> {
  type: Job['type'] | null;
}

const toBody = ({ salary, benefits, ...values }: Values) => ({
  ...values,
  salary: salary?.trim() || null,
  benefits: benefits.map((line) => line.trim()).filter(Boolean),
});
const BENEFIT = shortText(500);

export function JobForm() {
  return (
    <ResourceForm<Job, Values>
      resource={jobs}
      schemas={jobFields}
      toBody={toBody}
      keeps={['department', 'location', 'type']}
      initial={{
        title: '',
        department: '',
        location: '',
        type: null,
        experience: '',
        salary: null,
        applicationDeadline: null,
        postedBy: DEFAULT_POSTED_BY,
        description: '',
        requirements: [''],
        responsibilities: [''],
        benefits: [],
        isActive: true,
      }}
    >
      {() => (
        <div className="crud-split">
          <div>
            <TextField name="title" isCounted />
            <LongTextField name="description" rows={5} />
            <LinesField
              name="requirements"
              what={COMMON_TEXTS.feature}
              schema={jobFields.requirements}
              lineSchema={jobFields.requirements.element}
            />
            <LinesField
              name="responsibilities"
              what={texts.responsibility}
              schema={jobFields.responsibilities}
              lineSchema={jobFields.responsibilities.element}
            />
            <LinesField
              name="benefits"
              what={texts.benefit}
              schema={jobFields.benefits}
              lineSchema={BENEFIT}
              required={false}
            />
          </div>
          <div>
            <SwitchField name="isActive" />
            <TextField name="department" />
            <TextField name="location" />
            <Field name="type" checkOn="change">
              <Select placeholder={texts.chooseType} options={JOB_TYPE_OPTIONS} />
            </Field>
            <TextField name="experience" placeholder={texts.experienceExample} />
            <TextField name="salary" extra={texts.salaryHint} />
            <DateField name="applicationDeadline" extra={texts.deadlineHint} />
            <TextField name="postedBy" />
          </div>
        </div>
      )}
    </ResourceForm>
  );
}
