import { Button, Dropdown } from 'antd';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { Input } from '#contract/endpoints.ts';
import { useMay } from '../../base/access.ts';
import { useDownload } from '../../crud/download-button.tsx';
import { whatIsSet, type ListState } from '../../crud/list-state.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';

const FORMATS = ['xlsx', 'csv'] as const;

/** The listed products as a file. */
export function ExportMenu({ state }: { state: ListState }) {
  const { isLoading, save } = useDownload('GET /api/products/export', texts.exportFailed);
  const may = useMay();
  if (!may('GET /api/products/export')) return null;
  const { q, filters } = state;
  const query = (format: (typeof FORMATS)[number]) =>
    ({ ...filters, ...(q === '' ? {} : { q }), format }) as Input<'GET /api/products/export'>['query'];
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: FORMATS.map((format) => ({
          key: format,
          label: texts.exportFormats[format],
          onClick: () => void save({ query: query(format) }),
        })),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading}>
        {whatIsSet(state) === 'nothing' ? texts.exportAll : texts.exportSome}
      </Button>
    </Dropdown>
  );
}
