import { useState } from 'react';
import { Alert, Result } from 'antd';
import { useParams } from 'react-router';
import type { Import } from '#contract/imports.ts';
import { PANEL_IMPORT_PATH } from '#contract/panel-paths.ts';
import { queryClient, sentenceOf, useCall } from '../../base/queries.ts';
import { Waiting } from '../../base/waiting.tsx';
import { PageHead } from '../../crud/page-head.tsx';
import { CheckedRows } from './checked-rows.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { ImportProgress, isWorking } from './progress.tsx';
import { ImportResult } from './result.tsx';
import { ImportSteps } from './steps.tsx';
import { IMPORT_TEXTS as texts } from './texts.ts';
import './import.css';

const WORKING_MS = 1_000;

/** The step that an import is at, from 0. */
function stepOf({ state }: Import, isMapping: boolean): number {
  if (state === 'applied') return 3;
  return state === 'mapping' || isMapping ? 1 : 2;
}

/** An import after its file: columns, check, result. */
export function ImportScreen() {
  const { id = '' } = useParams();
  const [isMapping, setIsMapping] = useState(false);
  const input = { params: { id } };
  const { data, error } = useCall('GET /api/import/:id', input);
  const isRunning = data !== undefined && isWorking(data);
  useCall('GET /api/import/:id', input, { everyMs: isRunning ? WORKING_MS : undefined });
  const take = (now: Import): void => {
    setIsMapping(false);
    queryClient.setQueryData(['GET /api/import/:id', input], now);
  };
  if (error) return <Result status="warning" title={sentenceOf(error, texts.loadFailed)} />;
  if (!data) return <Waiting />;
  const step = stepOf(data, isMapping);
  return (
    <>
      <PageHead
        backTo={PANEL_IMPORT_PATH}
        note={
          <>
            <strong className="crud-break">{data.fileName}</strong> · {texts.kinds[data.kind]}
          </>
        }
      />
      <ImportSteps now={step} />
      {data.problem !== '' && step === 1 && <Alert type="error" showIcon title={data.problem} role="alert" />}
      {isRunning && <ImportProgress data={data} onChanged={take} />}
      {!isRunning && step === 1 && <ColumnMapping key={JSON.stringify(data.form)} data={data} onChanged={take} />}
      {!isRunning && step === 2 && <CheckedRows data={data} onChanged={take} onBack={() => setIsMapping(true)} />}
      {!isRunning && step === 3 && <ImportResult data={data} onChanged={take} />}
    </>
  );
}
