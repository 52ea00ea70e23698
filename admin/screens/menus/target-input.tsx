import { useDeferredValue, useState } from 'react';
import { Input, Select } from 'antd';
import { STATIC_TARGETS, type MenuItem, type StaticTarget } from '#contract/menu-places.ts';
import { STATIC_TARGET_LABELS } from '#contract/menu-texts.ts';
import type { MenuTarget } from '#contract/menus.ts';
import { fold, searchTerms } from '#contract/text.ts';
import { useCall } from '../../base/queries.ts';
import { MENU_TEXTS as texts } from './texts.ts';

const STATIC_OPTIONS = (Object.keys(STATIC_TARGETS) as StaticTarget[]).map((value) => ({
  value,
  label: STATIC_TARGET_LABELS[value],
}));

type RowKind = MenuTarget['kind'];
const ROW_KINDS: readonly string[] = ['page', 'category', 'blog'] satisfies RowKind[];
const isRowKind = (kind: MenuItem['kind']): kind is RowKind => ROW_KINDS.includes(kind);

interface Props {
  kind: MenuItem['kind'];
  /** Rows that the stored menu leads to. */
  known: readonly MenuTarget[];
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

/** Where an entry leads, by its kind. */
export function TargetInput({ kind, known, ...input }: Props) {
  if (isRowKind(kind)) return <RowSelect kind={kind} known={known} {...input} />;
  if (kind === 'static')
    return (
      <Select
        {...input}
        value={input.value === '' ? undefined : input.value}
        options={STATIC_OPTIONS}
        placeholder={texts.choose}
      />
    );
  return (
    <Input
      {...input}
      autoComplete="off"
      placeholder={texts.addressHint}
      onChange={(event) => input.onChange?.(event.target.value)}
    />
  );
}

/** Pages and categories are all offered, posts by a search in their titles. */
function RowSelect({ kind, known, value, ...input }: Props & { kind: RowKind }) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(kind === 'blog' ? typed.trim() : '');
  const { data, isError } = useCall(
    'GET /api/menus/targets',
    { query: q === '' ? { kind } : { kind, q } },
    { keepPrevious: true },
  );
  const offered = (data ?? []).filter((target) => target.kind === kind);
  const chosen = [...offered, ...known].find((target) => target.kind === kind && target.to === value);
  const rows = chosen && !offered.includes(chosen) ? [chosen, ...offered] : offered;
  const options = rows.map(({ to, title, isPublic }) => ({
    value: to,
    label: isPublic ? title : texts.unpublished(title),
  }));
  if (value && data && !chosen) options.unshift({ value, label: texts.gone });
  return (
    <Select
      {...input}
      value={value === '' ? undefined : value}
      options={options}
      placeholder={texts.choose}
      notFoundContent={isError ? texts.targetsFailed : texts.noneFound}
      showSearch={{
        onSearch: setTyped,
        filterOption: (text, option) => {
          const folded = fold(option?.label ?? '');
          return searchTerms(text).every((term) => folded.includes(term));
        },
      }}
    />
  );
}

/** Name of what an entry leads to; '' where it has none. */
export function targetName({ kind, to }: Pick<MenuItem, 'kind' | 'to'>, known: readonly MenuTarget[]): string {
  if (kind === 'static') return Object.hasOwn(STATIC_TARGET_LABELS, to) ? STATIC_TARGET_LABELS[to as StaticTarget] : '';
  return (
    known
      .find((target) => target.kind === kind && target.to === to)
      ?.title.split(' › ')
      .at(-1) ?? ''
  );
}
