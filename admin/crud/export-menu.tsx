import { Button, Dropdown } from 'antd';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { Input } from '#contract/endpoints.ts';
import { TABLE_FORMATS, type TableFormat } from '#contract/exports.ts';
import type { ListFileKind } from '#contract/list-files.ts';
import type { DownloadKey } from '#browser/download.ts';
import { useMay } from '../base/access.ts';
import { useDownload } from './download-button.tsx';
import { CRUD_TEXTS as texts } from './texts.ts';

/** The rows of a list as a workbook or CSV. */
export function ExportMenu<K extends DownloadKey>({
  call,
  inputOf,
  label = texts.exportAll,
  failed = texts.exportFailed,
}: {
  call: K;
  inputOf: (format: TableFormat) => Input<K>;
  label?: string | undefined;
  failed?: string | undefined;
}) {
  const { isLoading, save } = useDownload(call, failed);
  const may = useMay();
  if (!may(call)) return null;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: TABLE_FORMATS.map((format) => ({
          key: format,
          label: texts.exportFormats[format],
          onClick: () => void save(inputOf(format)),
        })),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading}>
        {label}
      </Button>
    </Dropdown>
  );
}

/** A small list as a file that the import reads back. */
export const ListExportMenu = ({ kind, label }: { kind: ListFileKind; label?: string | undefined }) => (
  <ExportMenu
    call="GET /api/lists/:kind/export"
    inputOf={(format) => ({ params: { kind }, query: { format } })}
    label={label}
  />
);
