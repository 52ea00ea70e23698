import { Link } from 'react-router';
import { Dropdown, Button } from 'antd';
import DownOutlined from '@ant-design/icons/DownOutlined';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import type { Input } from '#contract/endpoints.ts';
import { DOCUMENT_FAILED, DOCUMENT_LABELS, ORDER_DOCUMENTS, type OrderDocument } from '#contract/order-documents.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { panelSiteSettingsPath } from '#contract/panel-paths.ts';
import { toAllSettings, type AllSettings } from '#contract/staff-settings.ts';
import { useCall } from '../../base/queries.ts';
import { DownloadButton, useDownload } from '../../crud/download-button.tsx';
import { SITE_FIELDS } from '../../fields/settings.ts';
import { Part } from './parts.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';

/** Without these a document does not say who sells. */
const NEEDED = ['company_title', 'company_vkn', 'company_tax_office', 'company_street', 'company_city'] as const;

const missingIn = (settings: AllSettings): string[] =>
  NEEDED.filter((key) => settings[key] === '').map((key) => SITE_FIELDS.find((field) => field.key === key)!.label);

/** The order's documents as PDF, and what they lack. */
export function OrderDocuments({ order: { number } }: { order: StaffOrder }) {
  const { data } = useCall('GET /api/settings', {});
  const missing = data ? missingIn(toAllSettings(data)) : [];
  return (
    <Part title={texts.documents}>
      <div className="order-document-buttons">
        {ORDER_DOCUMENTS.map((kind) => (
          <DownloadButton
            key={kind}
            call="GET /api/orders/:id/documents/:kind"
            input={{ params: { id: number, kind } }}
            failed={DOCUMENT_FAILED}
          >
            {DOCUMENT_LABELS[kind]}
          </DownloadButton>
        ))}
      </div>
      {missing.length > 0 && (
        <p className="crud-note">
          {texts.documentsLack(missing.join(', '))}{' '}
          <Link className="order-document-link" to={panelSiteSettingsPath('firma-fatura')}>
            {texts.documentsComplete}
          </Link>
        </p>
      )}
    </Part>
  );
}

type Query = Input<'GET /api/orders/documents/:kind'>['query'];

/** Documents of all orders of a list, in one file. */
export function DocumentsOfList({ query }: { query: Query }) {
  const { isLoading, save } = useDownload('GET /api/orders/documents/:kind', DOCUMENT_FAILED);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: ORDER_DOCUMENTS.map((kind) => ({ key: kind, label: DOCUMENT_LABELS[kind] })),
        onClick: ({ key }) => void save({ params: { kind: key as OrderDocument }, query }),
      }}
    >
      <Button icon={<FilePdfOutlined aria-hidden />} loading={isLoading}>
        {texts.documents} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
