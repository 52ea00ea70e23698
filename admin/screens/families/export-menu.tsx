import { Button, Dropdown } from 'antd';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { Input } from '#contract/endpoints.ts';
import { TABLE_FORMATS, type TableFormat } from '#contract/exports.ts';
import { FAMILY_FILE_WORDS, FAMILY_FILES, type FamilyFile } from '#contract/family-table-texts.ts';
import { useMay } from '../../base/access.ts';
import { useDownload } from '../../crud/download-button.tsx';
import { whatIsSet, type ListState } from '../../crud/list-state.ts';
import { CRUD_TEXTS } from '../../crud/texts.ts';
import { FAMILY_TEXTS as texts } from './texts.ts';

const CALL = 'GET /api/family-files/:file';

/** The listed families, their columns or their articles as a file. */
export function FamilyExportMenu({ state }: { state: ListState }) {
  const { isLoading, save } = useDownload(CALL, texts.exportFailed);
  const may = useMay();
  if (!may(CALL)) return null;
  const { q, filters } = state;
  const inputOf = (file: FamilyFile, format: TableFormat) => ({
    params: { file },
    query: { ...filters, ...(q === '' ? {} : { q }), format } as Input<typeof CALL>['query'],
  });
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: FAMILY_FILES.map((file) => ({
          key: file,
          type: 'group' as const,
          label: FAMILY_FILE_WORDS[file],
          children: TABLE_FORMATS.map((format) => ({
            key: `${file}-${format}`,
            label: CRUD_TEXTS.exportFormats[format],
            'aria-label': texts.exportAs(FAMILY_FILE_WORDS[file], CRUD_TEXTS.exportFormats[format]),
            onClick: () => void save(inputOf(file, format)),
          })),
        })),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading}>
        {whatIsSet(state) === 'nothing' ? CRUD_TEXTS.exportAll : texts.exportSome}
      </Button>
    </Dropdown>
  );
}
