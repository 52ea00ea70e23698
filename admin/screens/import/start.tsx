// screens/import/: a file becomes rows in four steps (docs/decisions/0135).
import { useState } from 'react';
import { Alert, Button, Progress, Radio, Upload } from 'antd';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import { useNavigate, useSearchParams } from 'react-router';
import { CONTENT_FILE_LIMITS, IMPORT_FILE_LIMITS, PICTURES_FILE_LIMITS } from '#contract/import-texts.ts';
import { IMPORT_FILE, IMPORT_KINDS, PERSONAL_IMPORTS, PICTURES_ZIP, type ImportKindName } from '#contract/imports.ts';
import { panelImportPath } from '#contract/panel-paths.ts';
import { useMay } from '../../base/access.ts';
import { sentenceOf } from '../../base/queries.ts';
import { upload } from '../../base/upload.ts';
import { useDownload } from '../../crud/download-button.tsx';
import { PageHead } from '../../crud/page-head.tsx';
import { KIND_GROUPS } from './kind-groups.ts';
import { ImportSteps } from './steps.tsx';
import { IMPORT_TEXTS as texts } from './texts.ts';
import './import.css';

const FORMATS = ['xlsx', 'csv'] as const;

/** What a file of the kind may be. */
function fileOf(kind: ImportKindName): { accept: string; limits: string } {
  if (kind === 'pictures') return { accept: '.zip', limits: PICTURES_FILE_LIMITS };
  return kind === 'posts' || kind === 'pages'
    ? { accept: '.csv,.txt,.xlsx,.xls,.xml', limits: CONTENT_FILE_LIMITS }
    : { accept: '.csv,.txt,.xlsx,.xls', limits: IMPORT_FILE_LIMITS };
}

/** The first step: what it is, and the file. */
export function ImportStart() {
  const navigate = useNavigate();
  const mayPersonal = useMay()('GET /api/customers/export');
  const kinds = IMPORT_KINDS.filter((value) => mayPersonal || !PERSONAL_IMPORTS.includes(value));
  const [asked] = useSearchParams();
  const [kind, setKind] = useState<ImportKindName>(
    () => kinds.find((value) => value === asked.get('tur')) ?? 'products',
  );
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState('');
  const sample = useDownload('GET /api/imports/:kind/sample', texts.sampleFailed);

  const send = async (file: File): Promise<void> => {
    setProblem('');
    const rule = kind === 'pictures' ? PICTURES_ZIP : IMPORT_FILE;
    if (file.size > rule.maxBytes) return setProblem(rule.tooLarge);
    setPercent(0);
    try {
      const made = await (kind === 'pictures'
        ? upload('POST /api/import-pictures', PICTURES_ZIP.field, file, setPercent)
        : upload('POST /api/imports/:kind', IMPORT_FILE.field, file, setPercent, undefined, { kind }));
      void navigate(panelImportPath(made._id));
    } catch (error) {
      setProblem(sentenceOf(error, texts.uploadFailed));
      setPercent(undefined);
    }
    return undefined;
  };
  return (
    <>
      <PageHead />
      <ImportSteps now={0} />
      <div className="import-start">
        <fieldset className="import-kinds">
          <legend>{texts.kind}</legend>
          <Radio.Group
            value={kind}
            disabled={percent !== undefined}
            onChange={({ target }) => setKind(target.value as ImportKindName)}
          >
            {KIND_GROUPS.map(([heading, group]) => (
              <div key={heading} className="import-group">
                <b>{heading}</b>
                <div>
                  {group
                    .filter((value) => kinds.includes(value))
                    .map((value) => (
                      <Radio key={value} value={value}>
                        {texts.kinds[value]}
                      </Radio>
                    ))}
                </div>
              </div>
            ))}
          </Radio.Group>
          <p>{texts.kindHints[kind]}</p>
        </fieldset>
        <Upload.Dragger
          className="import-drop"
          accept={fileOf(kind).accept}
          showUploadList={false}
          disabled={percent !== undefined}
          beforeUpload={(file) => {
            void send(file);
            return Upload.LIST_IGNORE;
          }}
        >
          <span className="import-drop-words">
            <InboxOutlined aria-hidden />
            <strong>{texts.drop}</strong>
            <span>{fileOf(kind).limits}</span>
          </span>
        </Upload.Dragger>
        <output className="import-sending">
          {percent !== undefined && (
            <>
              <span>{percent < 100 ? texts.sending(percent) : texts.reading}</span>
              <Progress percent={percent} size="small" showInfo={false} aria-label={texts.sending(percent)} />
            </>
          )}
        </output>
        {problem !== '' && <Alert type="error" showIcon title={problem} role="alert" />}
        {kind !== 'pictures' && (
          <p className="import-sample">
            <span>{texts.sample}</span>
            {FORMATS.map((format) => (
              <Button
                key={format}
                type="link"
                size="small"
                disabled={sample.isLoading}
                onClick={() => void sample.save({ params: { kind }, query: { format } })}
              >
                {format === 'xlsx' ? 'Excel (.xlsx)' : 'CSV'}
              </Button>
            ))}
          </p>
        )}
        <p className="import-safe">{texts.safe}</p>
      </div>
    </>
  );
}
