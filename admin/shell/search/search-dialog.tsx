// oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox: the elements that the rule proposes hold neither links nor notes
// shell/search/: the search across screens and rows.
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Link, useNavigate } from 'react-router';
import { isForElsewhere } from '#browser/link-press.ts';
import { MIN_SEARCH_LENGTH } from '#contract/panel-search.ts';
import { useMay } from '../../base/access.ts';
import { useCall } from '../../base/queries.ts';
import { useOwner } from '../../base/session.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { quickActions } from '../menu/menu.ts';
import { keepRecent, readRecent } from './recent.ts';
import { recentChoice, resultGroups, screenChoice, toRecent, type Choice, type ChoiceGroup } from './results.ts';
import { findScreens } from './screens.ts';
import { SEARCH_TEXTS } from './texts.ts';
import './search.css';

const PAUSE_MS = 180;
const SCREENS_SHOWN = 5;

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Before typing: last choices, and forms to add a row. */
function useBeginning(): ChoiceGroup[] {
  const may = useMay();
  const userId = useOwner()?.id ?? '';
  const [recent] = useState(() => readRecent(userId));
  const groups = [
    { label: SEARCH_TEXTS.recent, choices: recent.map(recentChoice) },
    {
      label: COMMON_TEXTS.add,
      choices: quickActions(may).map(({ label, path }) => screenChoice({ label, path, group: '' })),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

interface Found {
  groups: ChoiceGroup[];
  isSettled: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Screens at once, rows when the server answers. Drops answers to an older text. */
function useFound(text: string): Found {
  const may = useMay();
  const beginning = useBeginning();
  const q = text.trim();
  const asked = useSettled(q);
  const isAsking = [...asked].length >= MIN_SEARCH_LENGTH;
  const { data, isFetching, isError, refetch } = useCall(
    'GET /api/search',
    { query: { q: asked } },
    { enabled: isAsking, keepPrevious: true },
  );
  const isSettled = asked === q && !(isAsking && isFetching);
  if (q === '') return { groups: beginning, isSettled: true, hasFailed: false, retry: () => undefined };
  const screens = findScreens(q, may, SCREENS_SHOWN).map(screenChoice);
  return {
    groups: [
      ...(screens.length > 0 ? [{ label: SEARCH_TEXTS.screens, choices: screens }] : []),
      ...(data && isAsking && !isError ? resultGroups(data, asked) : []),
    ],
    isSettled,
    hasFailed: isAsking && isError,
    retry: () => void refetch(),
  };
}

/** Searches articles, orders, people, texts and screens, and goes there. */
export function SearchDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // A press beside the window hits the dialog itself.
  useEffect(() => {
    const element = dialog.current;
    const closeBeside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('mousedown', closeBeside);
    return () => element?.removeEventListener('mousedown', closeBeside);
  }, [onClose]);
  return (
    <dialog ref={dialog} className="search-dialog" aria-label={SEARCH_TEXTS.dialog} onClose={onClose}>
      {isOpen && <SearchWindow onClose={onClose} />}
    </dialog>
  );
}

function SearchWindow({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const { groups, isSettled, hasFailed, retry } = useFound(text);
  const choices = groups.flatMap((group) => group.choices);
  const [at, setAt] = useState(0);
  const [entered, setEntered] = useState<string>(); // the text when Enter was pressed
  const navigate = useNavigate();
  const userId = useOwner()?.id ?? '';
  const id = useId();
  const current = Math.min(at, choices.length - 1);
  const isTyped = text.trim() !== '';

  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, id]);

  const leave = (choice: Choice): void => {
    const recent = toRecent(choice);
    if (recent) keepRecent(userId, recent);
    onClose();
  };
  // Enter pressed before the answer waits for it: the user means the result.
  const isEntered = entered === text;
  const enter = useEffectEvent(() => {
    const choice = choices[current];
    if (!choice) return;
    leave(choice);
    void navigate(choice.to);
  });
  useEffect(() => {
    if (isEntered && isSettled) enter();
  }, [isEntered, isSettled]);

  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setAt((current + step + choices.length) % choices.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      setEntered(text);
    }
  };

  const starts = groups.map((_, i) => groups.slice(0, i).reduce((sum, group) => sum + group.choices.length, 0));
  return (
    <div className="search-window">
      <div className="search-box">
        <SearchOutlined aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={SEARCH_TEXTS.search}
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
          placeholder={SEARCH_TEXTS.placeholder}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
            setEntered(undefined);
          }}
          onKeyDown={onKey}
        />
        <button type="button" className="icon-button" aria-label={SEARCH_TEXTS.close} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </button>
      </div>
      <div
        id={`${id}-list`}
        className="search-list"
        role="listbox"
        aria-label={SEARCH_TEXTS.results}
        aria-busy={!isSettled}
        tabIndex={-1}
      >
        {groups.map(({ label, choices: own }, i) => (
          <div key={label} role="group" aria-label={label}>
            <p className="search-group" aria-hidden="true">
              {label}
            </p>
            {own.map((choice, j) => {
              const place = starts[i]! + j;
              return (
                <Option
                  key={choice.to}
                  id={`${id}-${place}`}
                  choice={choice}
                  isCurrent={place === current}
                  onPoint={() => setAt(place)}
                  onChoose={() => leave(choice)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {hasFailed && (
        <p className="search-empty">
          {SEARCH_TEXTS.failed}
          <button type="button" className="link-button" onClick={retry}>
            {COMMON_TEXTS.tryAgainSmall}
          </button>
        </p>
      )}
      {!hasFailed && isTyped && choices.length === 0 && (
        <p className="search-empty">{isSettled ? SEARCH_TEXTS.nothing(text.trim()) : SEARCH_TEXTS.searching}</p>
      )}
      <output className="unseen">{isTyped && isSettled ? SEARCH_TEXTS.count(choices.length) : ''}</output>
      <p className="search-keys" aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {SEARCH_TEXTS.keyMove}
        </span>
        <span>
          <kbd>Enter</kbd>
          {SEARCH_TEXTS.keyOpen}
        </span>
        <span>
          <kbd>Esc</kbd>
          {SEARCH_TEXTS.keyClose}
        </span>
      </p>
    </div>
  );
}

interface OptionProps {
  id: string;
  choice: Choice;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A link, so that it also opens in another tab; the focus stays in the text. */
function Option({
  id,
  choice: { to, title, note, icon: Icon, isMono, isMore },
  isCurrent,
  onPoint,
  onChoose,
}: OptionProps) {
  return (
    <Link
      id={id}
      className="search-option"
      to={to}
      role="option"
      aria-selected={isCurrent}
      data-more={isMore || undefined}
      tabIndex={-1}
      onMouseMove={isCurrent ? undefined : onPoint}
      onClick={(event) => {
        if (!isForElsewhere(event)) onChoose();
      }}
    >
      <Icon aria-hidden />
      <span className="search-option-text">
        <b className={isMono ? 'mono' : undefined}>{title}</b>
        {note && <small>{note}</small>}
      </span>
    </Link>
  );
}
