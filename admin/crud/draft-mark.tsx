import { Tag } from 'antd';
import type { DraftKind } from '#contract/drafts.ts';
import { shortTime } from '../base/dates.ts';
import { useCall } from '../base/queries.ts';
import { CRUD_TEXTS as texts } from './texts.ts';

/** Says that a row of a list has a draft, whose it is and of when; nothing where it has none. */
export function DraftMark({ kind, id }: { kind: DraftKind; id: string }) {
  const { data = [] } = useCall('GET /api/drafts', { query: { kind } }); // one call for the whole list
  const draft = data.find(({ rowId }) => rowId === id);
  if (!draft) return null;
  return (
    <Tag className="crud-draft" title={texts.draftOfWhom(draft.by, shortTime(draft.at))}>
      {texts.draftMark}
    </Tag>
  );
}
