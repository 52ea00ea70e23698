import { useState, type ReactNode } from 'react';
import { Button, Modal, Select, Tag } from 'antd';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { Application } from '#contract/applications.ts';
import type { ApplicationStatus } from '#contract/content.ts';
import { isLink } from '#contract/fields.ts';
import { DetailGroup, DetailLines, type useDetails } from '../crud/details.tsx';
import { DownloadButton } from '../crud/download-button.tsx';
import { sizeText } from '../crud/file-name.ts';
import { shortDate, shortTime } from '../crud/moment.ts';
import { StatusHistory } from '../crud/status-history.tsx';
import { StatusTag } from '../crud/status-tag.tsx';
import { fullName } from './resource.ts';
import { StatusDialog } from './status-dialog.tsx';
import { APPLICATION_STATUSES, APPLICATION_STATUS_OPTIONS } from './statuses.ts';

/** What an applicant typed as a link; anything else than an address is text. */
const outside = (address: string): ReactNode => (isLink(address) ? <a href={address} target="_blank" rel="noopener noreferrer nofollow">{address}</a> : address);

/** Everything about an application, over the list. */
export function ApplicationDetails({ row, isOpen, close, forget }: ReturnType<typeof useDetails<Application>>) {
  return (
    <Modal open={isOpen} onCancel={close} afterClose={forget} width={900} title={row ? `Başvuru Detayları - ${fullName(row)}` : 'Başvuru Detayları'} footer={<Button onClick={close}>Kapat</Button>}>
      {row && <Details key={row._id} row={row} onDone={close} />}
    </Modal>
  );
}

function Details({ row, onDone }: { row: Application; onDone: () => void }) {
  const [asked, setAsked] = useState<ApplicationStatus>();
  const { resumeFile } = row;
  return (
    <>
      <DetailGroup title="Kişisel Bilgiler">
        <DetailLines lines={[
          ['Ad Soyad', fullName(row)],
          ['E-posta', <a key="mail" href={`mailto:${row.email}`}>{row.email}</a>],
          ['Telefon', row.phone],
          ['Adres', row.address, true],
        ]} />
      </DetailGroup>
      <DetailGroup title="Mesleki Bilgiler">
        <DetailLines lines={[
          ['Pozisyon', row.jobTitle],
          ['Beklenen maaş', row.expectedSalary],
          ['Başlayabileceği tarih', row.availableStartDate && shortDate(row.availableStartDate)],
          ['Deneyim', row.experience, true],
          ['Eğitim', row.education, true],
          ['Yetenekler', row.skills.length > 0 && <span className="crud-tags">{row.skills.map((skill) => <Tag key={skill}>{skill}</Tag>)}</span>, true],
        ]} />
      </DetailGroup>
      <DetailGroup title="Ön Yazı"><p className="crud-written">{row.coverLetter || '-'}</p></DetailGroup>
      <DetailGroup title="Ek Bağlantılar">
        <DetailLines lines={[
          ['CV dosyası', resumeFile && (
            <DownloadButton call="GET /api/job-applications/:id/resume" input={{ params: { id: row._id } }} failed="CV indirilemedi.">{resumeFile.originalName} ({sizeText(resumeFile.size)})</DownloadButton>
          ), true],
          ['CV bağlantısı', outside(row.resumeUrl)],
          ['Portfolyo', outside(row.portfolio)],
          ['LinkedIn', outside(row.linkedIn)],
        ]} />
      </DetailGroup>
      <DetailGroup title="Değerlendirme">
        <DetailLines lines={[
          ['Durum', <StatusTag key="status" look={APPLICATION_STATUSES[row.status]} />],
          ['Başvuru tarihi', shortTime(row.createdAt)],
          ['Değerlendiren', row.reviewedBy],
          ['Değerlendirme tarihi', row.reviewedAt && shortTime(row.reviewedAt)],
          ['Notlar', row.notes, true],
        ]} />
        <div className="crud-controls crud-group-end">
          <Select aria-label="Durumu değiştir" value={row.status} options={APPLICATION_STATUS_OPTIONS} onChange={(status: ApplicationStatus) => setAsked(status)} />
          <Button icon={<EditOutlined aria-hidden />} onClick={() => setAsked(row.status)}>Not yaz</Button>
        </div>
      </DetailGroup>
      <DetailGroup title="Geçmiş"><StatusHistory changes={row.history} looks={APPLICATION_STATUSES} /></DetailGroup>
      {asked && <StatusDialog row={row} status={asked} onCancel={() => setAsked(undefined)} onDone={onDone} />}
    </>
  );
}
