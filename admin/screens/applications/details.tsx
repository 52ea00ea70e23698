import { useState, type ReactNode } from 'react';
import { Button, Modal, Select, Tag } from 'antd';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { Application } from '#contract/applications.ts';
import type { ApplicationStatus } from '#contract/content.ts';
import { isLink } from '#contract/fields.ts';
import { Detail, DetailGroup, DetailList, type useDetails } from '../../crud/details.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { sizeText } from '../../fields/values.ts';
import { shortDate, shortTime } from '../../base/dates.ts';
import { StatusHistory, StatusTag } from '../../crud/status.tsx';
import { fullName } from './resource.ts';
import { StatusDialog } from './status-dialog.tsx';
import { APPLICATION_LOOKS, APPLICATION_STATUS_OPTIONS } from '../../fields/statuses.ts';

/** What an applicant typed as a link; anything else than an address is text. */
const outside = (address: string): ReactNode =>
  isLink(address) ? (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  ) : (
    address
  );

/** Everything about an application, over the list. */
export function ApplicationDetails({ row, isOpen, close, forget }: ReturnType<typeof useDetails<Application>>) {
  return (
    <Modal
      open={isOpen}
      onCancel={close}
      afterClose={forget}
      width={900}
      title={row ? `Başvuru Detayları - ${fullName(row)}` : 'Başvuru Detayları'}
      footer={<Button onClick={close}>Kapat</Button>}
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
      <DetailGroup title="Durum">
        <div className="crud-controls">
          <Select
            aria-label="Durumu değiştir"
            value={row.status}
            options={APPLICATION_STATUS_OPTIONS}
            onChange={(status: ApplicationStatus) => setAsked(status)}
          />
          <Button icon={<EditOutlined aria-hidden />} onClick={() => setAsked(row.status)}>
            Not yaz
          </Button>
        </div>
      </DetailGroup>
      <DetailGroup title="Kişisel Bilgiler">
        <DetailList>
          <Detail label="Ad Soyad">{fullName(row)}</Detail>
          <Detail label="E-posta">
            <a href={`mailto:${row.email}`}>{row.email}</a>
          </Detail>
          <Detail label="Telefon">{row.phone}</Detail>
          <Detail label="Adres" isWide>
            {row.address}
          </Detail>
        </DetailList>
      </DetailGroup>
      <DetailGroup title="Mesleki Bilgiler">
        <DetailList>
          <Detail label="Pozisyon">{row.jobTitle}</Detail>
          <Detail label="Beklenen maaş">{row.expectedSalary}</Detail>
          <Detail label="Başlayabileceği tarih">{row.availableStartDate && shortDate(row.availableStartDate)}</Detail>
          <Detail label="Deneyim" isWide>
            {row.experience}
          </Detail>
          <Detail label="Eğitim" isWide>
            {row.education}
          </Detail>
          <Detail label="Yetenekler" isWide>
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
      <DetailGroup title="Ön Yazı">
        <p className="crud-written">{row.coverLetter || '-'}</p>
      </DetailGroup>
      <DetailGroup title="Ek Bağlantılar">
        <DetailList>
          <Detail label="CV dosyası" isWide>
            {resumeFile && (
              <DownloadButton
                call="GET /api/job-applications/:id/resume"
                input={{ params: { id: row._id } }}
                failed="CV indirilemedi."
              >
                {resumeFile.originalName} ({sizeText(resumeFile.size)})
              </DownloadButton>
            )}
          </Detail>
          <Detail label="CV bağlantısı" isWide>
            {outside(row.resumeUrl)}
          </Detail>
          <Detail label="Portfolyo">{outside(row.portfolio)}</Detail>
          <Detail label="LinkedIn">{outside(row.linkedIn)}</Detail>
        </DetailList>
      </DetailGroup>
      <DetailGroup title="Değerlendirme">
        <DetailList>
          <Detail label="Durum">
            <StatusTag look={APPLICATION_LOOKS[row.status]} />
          </Detail>
          <Detail label="Başvuru tarihi">{shortTime(row.createdAt)}</Detail>
          <Detail label="Değerlendiren">{row.reviewedBy}</Detail>
          <Detail label="Değerlendirme tarihi">{row.reviewedAt && shortTime(row.reviewedAt)}</Detail>
          <Detail label="Notlar" isWide>
            {row.notes}
          </Detail>
        </DetailList>
      </DetailGroup>
      <DetailGroup title="Geçmiş">
        <StatusHistory changes={row.history} looks={APPLICATION_LOOKS} />
      </DetailGroup>
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
