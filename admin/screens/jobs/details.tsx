import { Descriptions, Modal, Tag } from 'antd';
import { jobKind, type Job } from '#contract/jobs.ts';
import { shortDate } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
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
          <Descriptions
            size="small"
            column={{ xs: 1, sm: 2 }}
            items={[
              { key: 'department', label: jobKind.fields.department.label, children: job.department },
              { key: 'location', label: jobKind.fields.location.label, children: job.location },
              {
                key: 'type',
                label: jobKind.fields.type.label,
                children: <Tag color={JOB_TYPE_COLORS[job.type]}>{JOB_TYPE_NAMES[job.type]}</Tag>,
              },
              { key: 'experience', label: COMMON_TEXTS.experience, children: job.experience },
              { key: 'salary', label: jobKind.fields.salary.label, children: job.salary || texts.notStated },
              { key: 'deadline', label: texts.deadline, children: <Deadline job={job} /> },
              { key: 'status', label: jobKind.fields.isActive.label, children: <StateTag job={job} /> },
              { key: 'created', label: COMMON_TEXTS.createdAt, children: shortDate(job.createdAt) },
              { key: 'postedBy', label: jobKind.fields.postedBy.label, children: job.postedBy || '-' },
            ]}
          />
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
