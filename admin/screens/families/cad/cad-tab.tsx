import { useState } from 'react';
import { Alert, Form, Spin, type FormInstance } from 'antd';
import type { CadMapping } from '#contract/cad.ts';
import type { Family } from '#contract/families.ts';
import { sentenceOf, useCall } from '../../../base/queries.ts';
import { Field } from '../../../form/field.tsx';
import { CadFiles } from '../../products/cad-files.tsx';
import { MappingInput } from './mapping-input.tsx';
import { CAD_TAB_TEXTS as texts } from './texts.ts';
import { Trial } from './trial.tsx';
import { Usage } from './usage.tsx';

/** Fields with an input here. */
export const CAD_FIELDS = ['cad', 'cadFiles'] as const;

interface CadTabProps {
  form: FormInstance;
  row: Family | undefined;
  isOpen: boolean;
}

/** How the family's sizes become CAD models, and whether they do. Templates are read once the tab is opened. */
export function CadTab({ form, row, isOpen }: CadTabProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  const { data, error } = useCall('GET /api/cad/templates', {}, { enabled: wasOpen });
  const mapping = Form.useWatch('cad', { form, preserve: true }) as CadMapping | null | undefined;
  return (
    <>
      <p className="product-note">{texts.hint}</p>
      {data && !data.isOn && <Alert type="warning" showIcon title={texts.off} className="crud-kept" />}
      {error && <Alert type="error" showIcon title={sentenceOf(error, texts.loadFailed)} />}
      {wasOpen && row && <Usage row={row} />}
      {wasOpen && !data && !error && <Spin />}
      {/* In the form from the start, so that a save keeps it. */}
      <Field name="cad" checkOn="change" label="" hidden={!data}>
        <MappingInput templates={data?.templates ?? []} finishes={data?.finishes ?? []} />
      </Field>
      {data?.isOn && mapping && <Trial key={JSON.stringify(mapping)} mapping={mapping} row={row} />}
      <CadFiles />
    </>
  );
}
