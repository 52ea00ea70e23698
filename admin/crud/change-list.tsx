// Changes of a row in words: in its history and in the audit list.
import { useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { byKind } from '#contract/all-kinds.ts';
import type { AuditEntry } from '#contract/audit.ts';
import { shorten } from '#contract/format.ts';
import { imageUrl, type ImageKind } from '#contract/images.ts';
import type { Offers } from '#contract/kind.ts';
import { labelOf } from '../fields/labels.ts';
import {
  HIDDEN,
  NOTHING,
  differenceOf,
  isPictureField,
  itemTexts,
  itemsMoved,
  readingText,
  valueText,
} from '../fields/values.ts';
import { Thumb } from '../form/thumb.tsx';
import { CRUD_TEXTS as texts } from './texts.ts';
import '../form/crud.css';

type Entry = Pick<AuditEntry, 'kind' | 'action' | 'rowId' | 'changes'>;
type Change = AuditEntry['changes'][number];

const FIRST = 3;
const MAX_SHOWN = 80;
const THUMB = 32;

const IMAGE_KINDS: Partial<Record<AuditEntry['kind'], ImageKind>> = {
  category: 'categories',
  page: 'pages',
  blog: 'blogs',
  ...byKind(({ offers }: { offers: Offers }) => offers.pictures),
};

interface ChangeProps {
  entry: Entry;
  change: Change;
  /** Nothing is cut. */
  isWhole: boolean;
}

/** One change: old value struck through, then the new one. */
export function ChangeText(props: ChangeProps): ReactNode {
  const {
    entry: { kind, action, rowId },
    change: { field, before, after },
    isWhole,
  } = props;
  if (action === 'update' && before === HIDDEN && after === HIDDEN) return texts.hiddenChange;
  const isPicture = isPictureField(kind, field, rowId);
  const show = (value: unknown): ReactNode =>
    isPicture ? <Pictures {...props} value={value} /> : cutUnless(isWhole, valueText(kind, field, value, rowId));
  if (action === 'delete') return <del>{show(before)}</del>;
  if (action !== 'update') return <ins>{show(after)}</ins>;
  return (
    (!isPicture && partChanged(props)) || (
      <>
        <del>{show(before)}</del> <span aria-hidden>→</span> <ins>{show(after)}</ins>
      </>
    )
  );
}

const cutUnless = (isWhole: boolean, text: string): string => (isWhole ? text : shorten(text, MAX_SHOWN));

function Pictures({ entry: { kind, rowId }, change: { field }, value, isWhole }: ChangeProps & { value: unknown }) {
  const all = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  if (all.length === 0) return NOTHING;
  const shown = isWhole ? all : all.slice(0, FIRST);
  const folder = IMAGE_KINDS[kind] ?? 'products';
  return (
    <span className="change-pictures">
      {shown.map((address, i) => {
        const name = valueText(kind, field, address, rowId);
        return (
          <a
            key={`${address} ${i}`}
            href={imageUrl(folder, address)}
            target="_blank"
            rel="noopener noreferrer"
            title={name}
          >
            <Thumb kind={folder} value={address} size={THUMB} alt={name} />
          </a>
        );
      })}
      {all.length > shown.length && ` +${all.length - shown.length}`}
    </span>
  );
}

/** A list's items that went and came, or where a long text differs; undefined where the whole values say more. */
function partChanged({
  entry: { kind, rowId },
  change: { field, before, after },
  isWhole,
}: ChangeProps): ReactNode | undefined {
  const cut = (text: string) => cutUnless(isWhole, text);
  if (Array.isArray(before) && Array.isArray(after)) {
    const moved = itemsMoved(itemTexts(kind, field, before), itemTexts(kind, field, after));
    if (moved && moved.gone.length + moved.come.length < Math.max(before.length, after.length))
      return (
        <>
          {moved.gone.length > 0 && (
            <>
              <del>{cut(moved.gone.join(', '))}</del>{' '}
            </>
          )}
          {moved.come.length > 0 && <ins>+ {cut(moved.come.join(', '))}</ins>}
        </>
      );
  }
  const differing = differenceOf(valueText(kind, field, before, rowId), valueText(kind, field, after, rowId));
  if (!differing) return undefined;
  const { lead, was, is, tail } = differing;
  return (
    <>
      {lead} {was && <del>{cut(was)}</del>} {is && <ins>{cut(is)}</ins>} {tail}
    </>
  );
}

/** Whether anything is left out at first. */
const hasMore = ({ kind, rowId, changes }: Entry): boolean =>
  changes.length > FIRST ||
  changes.some(({ field, before, after }) =>
    [before, after].some((value) =>
      isPictureField(kind, field, rowId)
        ? Array.isArray(value) && value.length > FIRST
        : valueText(kind, field, value, rowId).length > MAX_SHOWN,
    ),
  );

/**
 * Changes of an entry, field by field; for reading, a summary.
 * @param first number of changes shown at first
 */
export function ChangeList({ entry, first = FIRST }: { entry: Entry; first?: number | undefined }) {
  const [isWhole, setIsWhole] = useState(false);
  const { kind, action, changes } = entry;
  if (action === 'read' || action === 'export') return <>{readingText(entry)}</>;
  if (changes.length === 0) return null;
  const shown = isWhole ? changes : changes.slice(0, first);
  const showMore = changes.length > first ? texts.showAllOf(changes.length) : texts.showAll;
  return (
    <div className="crud-changes">
      <ul>
        {shown.map((change) => (
          <li key={change.field}>
            <b>{labelOf(kind, change.field)}:</b> <ChangeText entry={entry} change={change} isWhole={isWhole} />
          </li>
        ))}
      </ul>
      {(isWhole || changes.length > first || hasMore(entry)) && (
        <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.showLess : showMore}
        </Button>
      )}
    </div>
  );
}
