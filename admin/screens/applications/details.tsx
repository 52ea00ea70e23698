import { useState, type ReactNode } from 'react';
import { Button, Modal, Select, Tag } from 'antd';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { Application } from '#contract/applications.ts';
import type { ApplicationStatus } from '#contract/content.ts';
import { isLink } from '#contract/fields.ts';
import { shortDate, shortTime } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Detail, DetailGroup, DetailList, type useDetails } from '../../crud/details.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { StatusHistory, StatusTag } from '../../crud/status.tsx';
import { APPLICATION_LOOKS, APPLICATION_STATUS_OPTIONS } from '../../fields/statuses.ts';
import { sizeText } from '../../fields/values.ts';
import { fullName } from './resource.ts';
import { StatusDialog } from './status-dialog.tsx';
import { APPLICATION_TEXTS as texts } from './texts.ts';

/** An applicant's link; plain text if it is not an address. */
const outside = (address: string): ReactNode =>
  isLink(address) ? (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  ) : (
    address
  );

/** Details of an application, over the list. */
export function ApplicationDetails({ row, isOpen, close, forget }: ReturnType<typeof useDetails<Application>>) {
  return (
    <Modal
      className="crud-dialog"
      open={isOpen}
      onCancel={close}
      afterClose={forget}
      width={900}
      title={row ? texts.detailsOf(fullName(row)) : texts.details}
      footer={<Button onClick={close}>{COMMON_TEXTS.close}</Button>}
    >
      {row && <Details key={row._id} row={row} onDone={close} />}
    </Modal>
  );
}

function Details({ row, onDone }: { row: Application; onDone: () => void }) {
  const [asked, setAsked] = useState<ApplicationStatus>();
  const { resumeFile } = row;
  return (
    <>
      <DetailGroup title={COMMON_TEXTS.status}>
        <div className="crud-controls">
          <Select
            aria-label={texts.changeStatus}
            value={row.status}
            options={APPLICATION_STATUS_OPTIONS}
            onChange={(status: ApplicationStatus) => setAsked(status)}
          />
          <Button icon={<EditOutlined aria-hidden />} onClick={() => setAsked(row.status)}>
            {texts.writeNote}
          </Button>
        </div>
      </DetailGroup>
      <div className="crud-dialog-columns">
        <div>
          <DetailGroup title={texts.personal}>
            <DetailList>
              <Detail label={COMMON_TEXTS.fullName}>{fullName(row)}</Detail>
              <Detail label={COMMON_TEXTS.email}>
                <a href={`mailto:${row.email}`}>{row.email}</a>
              </Detail>
              <Detail label={COMMON_TEXTS.phone}>{row.phone}</Detail>
              <Detail label={COMMON_TEXTS.address} isWide>
                {row.address}
              </Detail>
            </DetailList>
          </DetailGroup>
          <DetailGroup title={texts.professional}>
            <DetailList>
              <Detail label={COMMON_TEXTS.position}>{row.jobTitle}</Detail>
              <Detail label={texts.expectedSalary}>{row.expectedSalary}</Detail>
              <Detail label={texts.startDate}>{row.availableStartDate && shortDate(row.availableStartDate)}</Detail>
              <Detail label={COMMON_TEXTS.experience} isWide>
                {row.experience}
              </Detail>
              <Detail label={texts.education} isWide>
                {row.education}
              </Detail>
              <Detail label={texts.skills} isWide>
                {row.skills.length > 0 && (
                  <span className="crud-tags">
                    {row.skills.map((skill) => (
                      <Tag key={skill}>{skill}</Tag>
                    ))}
                  </span>
                )}
              </Detail>
            </DetailList>
          </DetailGroup>
          <DetailGroup title={texts.coverLetter}>
            <p className="crud-written">{row.coverLetter || '-'}</p>
          </DetailGroup>
        </div>
        <div>
          <DetailGroup title={texts.links}>
            <DetailList>
              <Detail label={texts.resumeFile} isWide>
                {resumeFile && (
                  <DownloadButton
                    call="GET /api/job-applications/:id/resume"
                    input={{ params: { id: row._id } }}
                    failed={texts.resumeFailed}
                  >
                    {resumeFile.originalName} ({sizeText(resumeFile.size)})
                  </DownloadButton>
                )}
              </Detail>
              <Detail label={texts.resumeLink} isWide>
                {outside(row.resumeUrl)}
              </Detail>
              <Detail label={texts.portfolio}>{outside(row.portfolio)}</Detail>
              <Detail label="LinkedIn">{outside(row.linkedIn)}</Detail>
            </DetailList>
          </DetailGroup>
          <DetailGroup title={texts.review}>
            <DetailList>
              <Detail label={COMMON_TEXTS.status}>
                <StatusTag look={APPLICATION_LOOKS[row.status]} />
              </Detail>
              <Detail label={texts.appliedAt}>{shortTime(row.createdAt)}</Detail>
              <Detail label={texts.reviewedBy}>{row.reviewedBy}</Detail>
              <Detail label={texts.reviewedAt}>{row.reviewedAt && shortTime(row.reviewedAt)}</Detail>
              <Detail label={texts.notes} isWide>
                {row.notes}
              </Detail>
            </DetailList>
          </DetailGroup>
          <DetailGroup title={COMMON_TEXTS.history}>
            <StatusHistory changes={row.history} looks={APPLICATION_LOOKS} />
          </DetailGroup>
        </div>
      </div>
      {asked && (
        <StatusDialog
          row={row}
          status={asked}
          onCancel={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            onDone();
          }}
        />
      )}
    </>
  );
}
