import { Select } from 'antd';
import { jobKind, type Job } from '#contract/jobs.ts';
import { shortText } from '#contract/saving.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { formOf } from '../../crud/resource.ts';
import { ResourceForm } from '../../crud/resource-form.tsx';
import { DateField } from '../../form/date-field.tsx';
import { Field } from '../../form/field.tsx';
import { LinesField, filledLines } from '../../form/lines-field.tsx';
import { PublishingFields } from '../../form/publishing-fields.tsx';
import { LongTextField, TextField } from '../../form/text-fields.tsx';
import { JOB_TYPE_OPTIONS, jobs } from './resource.ts';
import { JOB_TEXTS as texts } from './texts.ts';

type Values = Omit<Job, '_id' | 'slug' | 'version' | 'createdAt' | 'updatedAt'>;

const toBody = ({ salary, requirements, responsibilities, benefits, ...values }: Values) => ({
  ...values,
  salary: salary?.trim() || null,
  requirements: filledLines(requirements),
  responsibilities: filledLines(responsibilities),
  benefits: filledLines(benefits),
});
const BENEFIT = shortText(500);

export function JobForm() {
  return (
    <ResourceForm<Job, Values>
      resource={jobs}
      {...formOf(jobKind.fields)}
      toBody={toBody}
      keeps={['department', 'location', 'type']}
    >
      {() => (
        <div className="crud-split">
          <div>
            <div className="crud-columns">
              <TextField name="title" isCounted />
              <TextField name="department" />
              <TextField name="location" />
              <Field name="type" checkOn="change">
                <Select placeholder={texts.chooseType} options={JOB_TYPE_OPTIONS} />
              </Field>
              <TextField name="experience" placeholder={texts.experienceExample} />
              <TextField name="salary" extra={texts.salaryHint} />
            </div>
            <LongTextField name="description" rows={5} />
            <LinesField
              name="requirements"
              what={COMMON_TEXTS.feature}
              schema={jobKind.inputs.requirements}
              lineSchema={jobKind.inputs.requirements.element}
            />
            <LinesField
              name="responsibilities"
              what={texts.responsibility}
              schema={jobKind.inputs.responsibilities}
              lineSchema={jobKind.inputs.responsibilities.element}
            />
            <LinesField
              name="benefits"
              what={texts.benefit}
              schema={jobKind.inputs.benefits}
              lineSchema={BENEFIT}
              required={false}
            />
          </div>
          <div>
            <PublishingFields />
            <DateField name="applicationDeadline" extra={texts.deadlineHint} />
            <TextField name="postedBy" />
          </div>
        </div>
      )}
    </ResourceForm>
  );
}
