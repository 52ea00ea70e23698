import { useState } from 'react';
import { Link } from 'react-router';
import { App, Dropdown, Button } from 'antd';
import DownOutlined from '@ant-design/icons/DownOutlined';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import type { Input } from '#contract/endpoints.ts';
import { DOCUMENT_FAILED, DOCUMENT_LABELS, ORDER_DOCUMENTS, type OrderDocument } from '#contract/order-documents.ts';
import { NO_DRAFTS } from '#contract/invoice-texts.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { panelSiteSettingsPath } from '#contract/panel-paths.ts';
import { toAllSettings, type AllSettings } from '#contract/staff-settings.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
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

const DRAFTS = 'drafts';

/** Documents of all orders of a list, in one file; the drafts of their invoices as a ZIP. */
export function DocumentsOfList({ query }: { query: Query }) {
  const { isLoading, save } = useDownload('GET /api/orders/documents/:kind', DOCUMENT_FAILED);
  const drafts = useDrafts(query);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...ORDER_DOCUMENTS.map((kind) => ({ key: kind as string, label: DOCUMENT_LABELS[kind] })),
          { key: DRAFTS, label: texts.drafts },
        ],
        onClick: ({ key }) =>
          void (key === DRAFTS ? drafts.save() : save({ params: { kind: key as OrderDocument }, query })),
      }}
    >
      <Button icon={<FilePdfOutlined aria-hidden />} loading={isLoading || drafts.isLoading}>
        {texts.documents} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}

/** Prepares the drafts that are not there yet, says which orders lack something, and downloads all of them. */
function useDrafts(query: Query) {
  const { message, modal } = App.useApp();
  const [isPreparing, setPreparing] = useState(false);
  const { isLoading, save: download } = useDownload('GET /api/orders/invoices/export', texts.draftFailed);
  const save = async (): Promise<void> => {
    setPreparing(true);
    try {
      const { left, ready } = await api('POST /api/orders/invoices', { body: query ?? {} });
      if (left.length > 0)
        modal.warning({
          title: texts.draftsLeft(left.length),
          content: (
            <ul className="order-drafts-left">
              {left.map(({ number, missing }) => (
                <li key={number}>
                  <span className="crud-mono">{number}</span>: {missing.join(', ')}
                </li>
              ))}
            </ul>
          ),
          okText: COMMON_TEXTS.ok,
        });
      if (ready > 0) await download({ query });
      else if (left.length === 0) void message.info({ content: NO_DRAFTS, key: 'download' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.draftFailed), key: 'download' });
    } finally {
      setPreparing(false);
      void refresh('/api/orders');
    }
  };
  return { isLoading: isPreparing || isLoading, save };
}
