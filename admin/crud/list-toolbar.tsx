import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Button, Input, Select } from 'antd';
import ClearOutlined from '@ant-design/icons/ClearOutlined';
import FilterOutlined from '@ant-design/icons/FilterOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { COMMON_TEXTS } from '../base/texts.ts';
import { whatIsSet, type ListChange, type ListState } from './list-state.ts';
import { CRUD_TEXTS as texts } from './texts.ts';

export interface Filter {
  /** Name in the address and in the call's query. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Filters to reset when this one changes. */
  clears?: readonly string[];
  disabled?: boolean;
}

const PAUSE_MS = 350;

/** Searches after a pause in typing, or at once on Enter and on leaving the box. */
function SearchBox({
  value,
  onSearch,
  placeholder,
}: {
  value: string;
  onSearch: (q: string) => void;
  placeholder: string;
}) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What `timer` will search for. */
  const waiting = useRef<string>(undefined);
  if (value !== shown) {
    // changed by this box or by the back button
    setShown(value);
    if (value.trim() !== text.trim()) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // A search that began before a link was followed would end that navigation.
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
  }, [isLeaving]);
  const search = () => {
    clearTimeout(timer.current);
    const q = waiting.current;
    waiting.current = undefined;
    // The next screen has the address already while it is still being drawn.
    if (q !== undefined && window.location.pathname === pathname) onSearch(q.trim());
  };
  const ask = (q: string, afterMs: number) => {
    clearTimeout(timer.current);
    waiting.current = q;
    timer.current = setTimeout(search, afterMs);
  };
  return (
    <Input
      className="crud-search"
      type="search"
      prefix={<SearchOutlined aria-hidden />}
      allowClear
      maxLength={100}
      placeholder={placeholder}
      aria-label={placeholder}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        ask(event.target.value, event.target.value === '' ? 0 : PAUSE_MS);
      }}
      onPressEnter={() => ask(text, 0)}
      onBlur={search} // before whatever is pressed elsewhere
    />
  );
}

interface ListToolbarProps {
  state: ListState;
  onChange: (change: ListChange) => void;
  /** Placeholder of the search box; no box without it. */
  searchText?: string | undefined;
  filters: readonly Filter[];
  /** Filters other than selects. */
  moreFilters?: ReactNode;
  /** Sorts for phones, which have no column heads; filters are folded there. */
  sorts?: readonly { value: string; label: string }[] | undefined;
  /** Views and columns. */
  tools?: ReactNode;
  isReading: boolean;
  onReload: () => void;
}

export function ListToolbar({
  state,
  onChange,
  searchText,
  filters,
  moreFilters,
  sorts,
  tools,
  isReading,
  onReload,
}: ListToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const foldId = useId();
  const isPhone = sorts !== undefined;
  const set = Object.keys(state.filters).length;
  const isNarrowed = whatIsSet(state) !== 'nothing';
  const controls = (
    <>
      {filters.map(({ name, label, options, clears = [], disabled = false }) => (
        <Select
          key={name}
          className="crud-filter"
          data-set={state.filters[name] !== undefined || undefined}
          allowClear
          showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
          placeholder={label}
          aria-label={label}
          disabled={disabled}
          popupMatchSelectWidth={false}
          value={state.filters[name] ?? null}
          options={[...options]}
          onChange={(value: string | null | undefined) =>
            onChange({
              filters: { ...Object.fromEntries(clears.map((other) => [other, undefined])), [name]: value ?? undefined },
            })
          }
        />
      ))}
      {moreFilters}
      {isPhone && sorts.length > 0 && (
        <Select
          className="crud-filter"
          allowClear
          placeholder={texts.sortBy}
          aria-label={texts.sortBy}
          value={state.sort || null}
          options={[...sorts]}
          onChange={(value: string | null | undefined) => onChange({ sort: value ?? '' })}
        />
      )}
      {isNarrowed && (
        <Button icon={<ClearOutlined aria-hidden />} onClick={() => onChange(nothingSet(state))}>
          {texts.clear}
        </Button>
      )}
      {tools && <div className="crud-tools">{tools}</div>}
      <Button
        className="crud-reload"
        icon={<ReloadOutlined aria-hidden spin={isReading} />}
        title={COMMON_TEXTS.reload}
        onClick={onReload}
      >
        {COMMON_TEXTS.reload}
      </Button>
    </>
  );
  return (
    <search className="crud-toolbar">
      {searchText !== undefined && (
        <SearchBox
          value={state.q}
          placeholder={searchText}
          onSearch={(q) => {
            if (q !== state.q) onChange({ q });
          }}
        />
      )}
      {isPhone ? (
        <>
          <Button
            className="crud-fold"
            icon={<FilterOutlined aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={foldId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {set > 0 ? texts.filterBy(set) : texts.filter}
          </Button>
          <div id={foldId} className="crud-folded" hidden={!isOpen}>
            {controls}
          </div>
        </>
      ) : (
        controls
      )}
    </search>
  );
}

/** Change that resets search and filters. */
export const nothingSet = ({ filters }: ListState): ListChange => ({
  q: '',
  filters: Object.fromEntries(Object.keys(filters).map((name) => [name, undefined])),
});
