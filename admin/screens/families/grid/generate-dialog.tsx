import { useState } from 'react';
import { Button, Input } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import { gridHeading } from '#contract/article-cells.ts';
import type { ArticleCheck, CheckedRow, FamilyArticles } from '#contract/family-articles.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf } from '../../../base/queries.ts';
import { COMMON_TEXTS } from '../../../base/texts.ts';
import { TypedDialog } from '../../../form/typed-dialog.tsx';
import { CheckedTable } from './checked-table.tsx';
import { GRID_TEXTS as texts } from './texts.ts';
import { exceptionsOf, valuesOf } from './value-lists.ts';

interface GenerateDialogProps {
  family: FamilyArticles;
  onClose: () => void;
  onApply: (rows: readonly CheckedRow[]) => void;
}

/** Sizes out of value lists of the key columns. */
export function GenerateDialog({ family, onClose, onApply }: GenerateDialogProps) {
  const keys = family.columns.filter(({ isKey }) => isKey);
  const [lists, setLists] = useState<Readonly<Record<string, string>>>({});
  const [except, setExcept] = useState('');
  const [made, setMade] = useState<Pick<ArticleCheck, 'rows' | 'counts'>>();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const run = async (): Promise<void> => {
    setIsBusy(true);
    setErrors({});
    try {
      const values = Object.fromEntries(keys.map((column) => [column.key, valuesOf(column, lists[column.key] ?? '')]));
      const body = { values, except: exceptionsOf(keys, except) };
      setMade(await api('POST /api/families/:id/articles/generate', { params: { id: family._id }, body }));
    } catch (error) {
      setMade(undefined);
      const sentence = sentenceOf(error, texts.generateFailed);
      setErrors(ApiError.is(error) && error.fields ? { ...error.fields, all: sentence } : { all: sentence });
    } finally {
      setIsBusy(false);
    }
  };
  const news = made?.rows.filter(({ state }) => state === 'new') ?? [];
  return (
    <TypedDialog
      open
      width={760}
      title={texts.generate}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{COMMON_TEXTS.giveUp}</Button>
          <Button loading={isBusy} onClick={() => void run()}>
            {texts.preview}
          </Button>
          <Button
            type="primary"
            disabled={news.length === 0}
            onClick={() => {
              onApply(news);
              onClose();
            }}
          >
            {texts.addRows(news.length)}
          </Button>
        </>
      }
    >
      <div className="family-values">
        {keys.map((column, i) => (
          <label key={column.key}>
            {gridHeading(family.columns, column.key)}
            <Input
              autoComplete="off"
              status={errors[`values.${column.key}`] ? 'error' : ''}
              value={lists[column.key] ?? ''}
              onChange={(event) => {
                setLists({ ...lists, [column.key]: event.target.value });
                setMade(undefined);
              }}
            />
            <span className="crud-note">{errors[`values.${column.key}`] ?? (i === 0 ? texts.valuesHint : '')}</span>
          </label>
        ))}
        <label>
          {texts.except}
          <Input.TextArea
            rows={2}
            value={except}
            onChange={(event) => {
              setExcept(event.target.value);
              setMade(undefined);
            }}
          />
          <span className="crud-note">{errors['except'] ?? texts.exceptHint}</span>
        </label>
      </div>
      <output className="family-summary">{made ? texts.summary(made.counts) : (errors['all'] ?? '')}</output>
      {made && <CheckedTable family={family} rows={made.rows} />}
    </TypedDialog>
  );
}
