import { useId, useState } from 'react';
import { App, Button, Input, Select } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { ColumnMapping, Import } from '#contract/imports.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { IMPORT_TEXTS as texts } from './texts.ts';

interface Props {
  data: Import;
  mapping: readonly ColumnMapping[];
  onApply: (mapping: readonly ColumnMapping[]) => void;
}

/** Mappings saved by name: taken over for columns of the same headings, and saved. */
export function SavedMappings({ data, mapping, onApply }: Props) {
  const { message } = App.useApp();
  const id = useId();
  const [name, setName] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const { data: saved = [] } = useCall('GET /api/import-mappings', { query: { kind: data.kind } });

  const take = (chosen: string): void => {
    const one = saved.find(({ _id }) => _id === chosen);
    if (!one) return;
    const byHeader = new Map(one.columns.map(({ header, ...column }) => [header, column]));
    onApply(data.columns.map(({ header }, i) => byHeader.get(header) ?? { ...mapping[i]!, field: null }));
  };
  const save = async (): Promise<void> => {
    setIsSaving(true);
    try {
      await api('POST /api/import-mappings', {
        body: {
          kind: data.kind,
          name: name ?? '',
          columns: mapping.map((one, i) => ({ ...one, header: data.columns[i]!.header })),
        },
      });
      void message.success({ content: texts.mappingSaved, key: 'import' });
      setName(undefined);
      void refresh('/api/import-mappings');
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.mappingFailed), key: 'import' });
    } finally {
      setIsSaving(false);
    }
  };
  const remove = async (gone: string): Promise<void> => {
    try {
      await api('DELETE /api/import-mappings/:id', { params: { id: gone } });
      void message.success({ content: texts.mappingRemoved, key: 'import' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.mappingFailed), key: 'import' });
    }
    void refresh('/api/import-mappings');
  };
  return (
    <>
      <label htmlFor={`${id}-saved`}>
        <span>{texts.saved}</span>
        <Select
          id={`${id}-saved`}
          value={null}
          placeholder={saved.length > 0 ? texts.choose : texts.noSaved}
          disabled={saved.length === 0}
          onChange={(chosen: string | null) => chosen !== null && take(chosen)}
          options={saved.map(({ _id, name: label }) => ({ value: _id, label }))}
        />
      </label>
      <Button className="import-save" onClick={() => setName('')}>
        {texts.saveMapping}
      </Button>
      <TypedDialog
        open={name !== undefined}
        title={texts.saveMapping}
        okText={COMMON_TEXTS.save}
        cancelText={COMMON_TEXTS.giveUp}
        okButtonProps={{ disabled: (name ?? '').trim() === '', loading: isSaving }}
        onOk={() => void save()}
        onCancel={() => setName(undefined)}
      >
        <label htmlFor={`${id}-name`}>{texts.mappingName}</label>
        <Input
          id={`${id}-name`}
          maxLength={80}
          value={name ?? ''}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={() => (name ?? '').trim() !== '' && void save()}
        />
        {saved.length > 0 && (
          <ul className="import-saved">
            {saved.map(({ _id, name: label }) => (
              <li key={_id}>
                <span className="crud-break">{label}</span>
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={texts.removeMapping(label)}
                  onClick={() => void remove(_id)}
                />
              </li>
            ))}
          </ul>
        )}
      </TypedDialog>
    </>
  );
}
