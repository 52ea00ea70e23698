import { Modal, Tag } from 'antd';
import { jobKind, type Job } from '#contract/jobs.ts';
import { shortDate } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { JOB_TYPE_NAMES } from '../../fields/names.ts';
import { Deadline, StateTag } from './deadline.tsx';
import { JOB_TYPE_COLORS } from './resource.ts';
import { JOB_TEXTS as texts } from './texts.ts';
import './jobs.css';

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <section>
        <h3>{title}</h3>
        <ul>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      </section>
    )
  );
}

/** Details of a job. */
export function JobDetails({ job, onClose }: { job: Job | undefined; onClose: () => void }) {
  return (
    <Modal open={job !== undefined} title={job?.title} width={760} footer={null} onCancel={onClose}>
      {job && (
        <div className="job-details">
          <DetailList>
            <Detail label={jobKind.fields.department.label}>{job.department}</Detail>
            <Detail label={jobKind.fields.location.label}>{job.location}</Detail>
            <Detail label={jobKind.fields.type.label}>
              <Tag color={JOB_TYPE_COLORS[job.type]}>{JOB_TYPE_NAMES[job.type]}</Tag>
            </Detail>
            <Detail label={COMMON_TEXTS.experience}>{job.experience}</Detail>
            <Detail label={jobKind.fields.salary.label}>{job.salary || texts.notStated}</Detail>
            <Detail label={texts.deadline}>
              <Deadline job={job} />
            </Detail>
            <Detail label={jobKind.fields.isActive.label}>
              <StateTag job={job} />
            </Detail>
            <Detail label={COMMON_TEXTS.createdAt}>{shortDate(job.createdAt)}</Detail>
            <Detail label={jobKind.fields.postedBy.label}>{job.postedBy}</Detail>
          </DetailList>
          <section>
            <h3>{jobKind.fields.description.label}</h3>
            <p className="crud-cut-text">{job.description}</p>
          </section>
          <Lines title={jobKind.fields.requirements.label} lines={job.requirements} />
          <Lines title={jobKind.fields.responsibilities.label} lines={job.responsibilities} />
          <Lines title={jobKind.fields.benefits.label} lines={job.benefits} />
        </div>
      )}
    </Modal>
  );
}
