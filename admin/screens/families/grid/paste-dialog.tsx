import { useCallback, useEffect, useState } from 'react';
import { App, Button, Input, Select, Spin } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import { gridHeading, gridKeys } from '#contract/article-cells.ts';
import type { ArticleCheck, CheckedRow, FamilyArticles } from '#contract/family-articles.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf } from '../../../base/queries.ts';
import { COMMON_TEXTS } from '../../../base/texts.ts';
import { TypedDialog } from '../../../form/typed-dialog.tsx';
import { CheckedTable } from './checked-table.tsx';
import { GRID_TEXTS as texts } from './texts.ts';
import { saveWrongRows } from './wrong-rows.ts';

/** A table to try: the text pasted so far, and columns that are known beforehand. */
export interface PasteWish {
  text: string;
  mapping?: readonly (string | null)[];
}

interface PasteDialogProps {
  family: FamilyArticles;
  wish: PasteWish;
  onClose: () => void;
  onApply: (rows: readonly CheckedRow[]) => void;
}

const IGNORED = '';

/** Takes a pasted table, lets its columns be named, tries it, and hands over the rows that are right. */
export function PasteDialog({ family, wish, onClose, onApply }: PasteDialogProps) {
  const { message } = App.useApp();
  const [text, setText] = useState(wish.text);
  const [check, setCheck] = useState<ArticleCheck>();
  const [mapping, setMapping] = useState<readonly (string | null)[] | undefined>(wish.mapping);
  const [failed, setFailed] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const { _id: id } = family;

  const run = useCallback(
    async (pasted: string, asked: readonly (string | null)[] | undefined): Promise<void> => {
      setIsChecking(true);
      setFailed('');
      try {
        const body = { text: pasted, ...(asked && { mapping: [...asked] }) };
        setCheck(await api('POST /api/families/:id/articles/check', { params: { id }, body }));
      } catch (error) {
        setFailed(sentenceOf(error, texts.checkFailed));
        if (!ApiError.is(error) || !error.fields?.['mapping']) setCheck(undefined);
      } finally {
        setIsChecking(false);
      }
    },
    [id],
  );
  useEffect(() => {
    if (text.trim() === '') return undefined;
    const timer = setTimeout(() => void run(text, mapping), 300);
    return () => clearTimeout(timer);
  }, [text, mapping, run]);

  const good = check?.rows.filter(({ state }) => state === 'new' || state === 'change') ?? [];
  const wrong = check?.rows.filter(({ state }) => state === 'error') ?? [];
  const apply = () => {
    onApply(good);
    void message.success(texts.applied(good.length));
    onClose();
  };
  return (
    <TypedDialog
      open
      width={900}
      title={wish.mapping ? texts.pastePrices : texts.mapColumns}
      onCancel={onClose}
      footer={
        <>
          {wrong.length > 0 && <Button onClick={() => saveWrongRows(family, check!)}>{texts.downloadWrong}</Button>}
          <Button onClick={onClose}>{COMMON_TEXTS.giveUp}</Button>
          <Button type="primary" disabled={good.length === 0 || isChecking} onClick={apply}>
            {wrong.length > 0 ? texts.applyGood(good.length) : texts.apply}
          </Button>
        </>
      }
    >
      <Input.TextArea
        rows={check ? 2 : 8}
        className="crud-mono"
        aria-label={texts.pasteHere}
        placeholder={texts.pasteHere}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setMapping(wish.mapping);
        }}
      />
      {failed && <p className="family-summary crud-error">{failed}</p>}
      {isChecking && <Spin size="small" description={texts.checking} />}
      {check && (
        <>
          <Sample family={family} check={check} onMap={setMapping} />
          <output className="family-summary">
            {texts.summary(check.counts)}
            {good.length + wrong.length === 0 && ` · ${texts.nothingToDo}`}
          </output>
          <CheckedTable family={family} rows={check.rows} />
        </>
      )}
    </TypedDialog>
  );
}

/** The first rows under selects that name the columns. */
function Sample({
  family: { columns },
  check: { mapping, sample, hasHeading },
  onMap,
}: {
  family: FamilyArticles;
  check: ArticleCheck;
  onMap: (mapping: readonly (string | null)[]) => void;
}) {
  const options = [
    { value: IGNORED, label: texts.ignored },
    ...gridKeys(columns).map((key) => ({ value: key, label: gridHeading(columns, key) })),
  ];
  return (
    <div className="family-table-box">
      <table className="family-table" aria-label={texts.firstRows}>
        <thead>
          <tr>
            {mapping.map((key, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other name
              <th key={at} scope="col">
                <Select<string>
                  size="small"
                  aria-label={texts.columnOf(at + 1)}
                  popupMatchSelectWidth={false}
                  value={key ?? IGNORED}
                  options={options}
                  onChange={(next) =>
                    onMap(
                      mapping.map((one, i) => {
                        if (i === at) return next === IGNORED ? null : next;
                        return one === next ? null : one;
                      }),
                    )
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((cells, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of a text
            <tr key={line}>
              {mapping.map((_, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <td key={at}>{line === 0 && hasHeading ? <b>{cells[at]}</b> : cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasHeading && <p className="crud-note">{texts.headed}</p>}
    </div>
  );
}
