import { Button, Dropdown } from 'antd';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import type { Input } from '#contract/endpoints.ts';
import { ORDER_EXPORT_ROWS } from '#contract/orders.ts';
import { panelImportStartPath } from '#contract/panel-paths.ts';
import { TABLE_FORMATS } from '#contract/table-files.ts';
import { useDownload } from '../../crud/download-button.tsx';
import { LinkButton } from '../../crud/link-button.tsx';
import { CRUD_TEXTS } from '../../crud/texts.ts';
import { ORDER_TEXTS as texts } from './texts.ts';

type Query = Input<'GET /api/orders/export'>['query'];

/** The list's orders as files, or the lines of theirs; and the way to bring tracking and invoice numbers back. */
export function FilesOfList({ query, isFiltered }: { query: Query; isFiltered: boolean }) {
  const { isLoading, save } = useDownload('GET /api/orders/export', texts.exportFailed);
  return (
    <>
      <LinkButton to={panelImportStartPath('orders')} icon={<UploadOutlined aria-hidden />}>
        {texts.importNumbers}
      </LinkButton>
      <Dropdown
        trigger={['click']}
        menu={{
          items: ORDER_EXPORT_ROWS.flatMap((per) =>
            TABLE_FORMATS.map((format) => ({
              key: `${per}-${format}`,
              label: texts.exportAs(texts.exportRows[per], CRUD_TEXTS.exportFormats[format]),
              onClick: () => void save({ query: { ...query, per, format } }),
            })),
          ),
        }}
      >
        <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading}>
          {isFiltered ? texts.downloadSome : CRUD_TEXTS.exportAll}
        </Button>
      </Dropdown>
    </>
  );
}
