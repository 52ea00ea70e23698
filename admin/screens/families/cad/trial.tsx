import { useEffect, useRef, useState } from 'react';
import { App, Button, Progress, Table } from 'antd';
import { MAX_TRIED_ARTICLES, type CadMapping, type TriedModel } from '#contract/cad.ts';
import type { Family } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf } from '../../../base/queries.ts';
import { sampleOf, slicesOf } from './sample.ts';
import { CAD_TAB_TEXTS as texts } from './texts.ts';

interface Run {
  all: number;
  done: readonly TriedModel[];
  /** Only failures are listed: of all articles the rest would be a wall. */
  isWhole: boolean;
  isRunning: boolean;
}

/** Builds models of a few sizes, or of all, with the mapping as it stands in the form. */
export function Trial({ mapping, row }: { mapping: CadMapping; row: Family | undefined }) {
  const { message } = App.useApp();
  const [run, setRun] = useState<Run | null>(null);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  if (!row) return <p className="product-none">{texts.saveFirst}</p>;

  const start = async (isWhole: boolean) => {
    stopped.current = false;
    try {
      const { articles } = await api('GET /api/families/:id/articles', { params: { id: row._id } });
      const ids = articles.map(({ _id }) => _id);
      const chosen = isWhole ? ids : sampleOf(ids);
      setRun({ all: chosen.length, done: [], isWhole, isRunning: true });
      for (const slice of slicesOf(chosen, isWhole ? MAX_TRIED_ARTICLES : 1)) {
        if (stopped.current) break;
        const { tried } = await api('POST /api/families/:id/cad/try', {
          params: { id: row._id },
          body: { mapping, articles: slice },
        });
        setRun((now) => now && { ...now, done: [...now.done, ...tried] });
      }
    } catch (error) {
      void message.error(sentenceOf(error, texts.failed));
    }
    setRun((now) => now && { ...now, isRunning: false });
  };

  return (
    <section className="family-cad-trial">
      <h2 className="product-heading">{texts.trial}</h2>
      {row.articleCount === 0 && <p className="product-none">{texts.noArticles}</p>}
      {row.articleCount > 0 && (
        <>
          <p className="crud-note">{texts.trialHint}</p>
          <div className="family-found">
            <Button onClick={() => void start(false)} disabled={run?.isRunning}>
              {texts.tryButton}
            </Button>
            <Button onClick={() => void start(true)} disabled={run?.isRunning}>
              {texts.checkAll(formatNumber(row.articleCount))}
            </Button>
            {run?.isRunning && run.isWhole && (
              <Button type="text" onClick={() => (stopped.current = true)}>
                {texts.stop}
              </Button>
            )}
          </div>
        </>
      )}
      {run && <Results run={run} />}
    </section>
  );
}

const isGood = ({ reason }: TriedModel): boolean => reason === '';

function Results({ run: { all, done, isWhole, isRunning } }: { run: Run }) {
  const good = done.filter(isGood).length;
  const bad = done.length - good;
  const summary = bad === 0 ? texts.allGood(formatNumber(good)) : texts.result(formatNumber(good), formatNumber(bad));
  const rows = isWhole ? done.filter((one) => !isGood(one)) : done;
  return (
    <>
      {isRunning && (
        <Progress percent={Math.round((done.length / all) * 100)} showInfo={false} aria-label={texts.trial} />
      )}
      <output>{isRunning ? texts.progress(formatNumber(done.length), formatNumber(all)) : summary}</output>
      {rows.length > 0 && (
        <Table<TriedModel>
          size="small"
          aria-label={texts.results}
          rowKey="_id"
          pagination={rows.length > 50 ? { pageSize: 50 } : false}
          scroll={{ x: 'max-content' }}
          dataSource={[...rows]}
          columns={[
            { title: texts.code, dataIndex: 'code', className: 'crud-mono' },
            { title: texts.size, render: (_, one) => (isGood(one) ? one.size.map(figure).join(' × ') : '') },
            { title: texts.volume, align: 'end', render: (_, one) => (isGood(one) ? figure(one.volume) : '') },
            {
              title: texts.file,
              align: 'end',
              render: (_, one) =>
                isGood(one) ? texts.kilobytes(formatNumber(Math.round(one.stepBytes / 100) / 10)) : '',
            },
            {
              title: texts.time,
              align: 'end',
              render: (_, one) => (isGood(one) ? texts.milliseconds(formatNumber(one.ms)) : ''),
            },
            {
              title: texts.state,
              render: (_, one) => (isGood(one) ? texts.good : <span className="crud-error">{one.reason}</span>),
            },
          ]}
        />
      )}
    </>
  );
}

/** Hundredths are enough to recognise a size. */
const figure = (value: number): string => formatNumber(Math.round(value * 100) / 100);
