import { useCallback, useEffect, useState } from 'react';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useLocation } from 'react-router';
import { SearchDialog } from './search-dialog.tsx';
import { SEARCH_TEXTS as texts } from './texts.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';
/** Whether a dialog is open, which the search must not cover. */
const isCovered = (): boolean =>
  document.querySelector('dialog[open], .ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open') !== null;

/** Ctrl+K or Cmd+K outside a rich text, where it makes a link; '/' where nothing is being typed. */
function wantsSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || (event.shiftKey && event.key !== '/') || isCovered()) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey)
    return event.key.toLowerCase() === 'k' && !target?.closest('[contenteditable="true"]');
  return event.key === '/' && !target?.closest(TYPED_INTO);
}

/** Opens the search by button or key. */
export function SearchButton() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>(); // location where it was opened: any navigation closes it
  const close = useCallback(() => setOpenAt(undefined), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!wantsSearch(event)) return;
      event.preventDefault();
      setOpenAt(key);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [key]);
  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-label={texts.search}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K /' : 'Control+K /'}
        onClick={() => setOpenAt(key)}
      >
        <SearchOutlined aria-hidden />
        <span>{texts.searchMore}</span>
        <kbd aria-hidden="true" data-keys={isMac ? '⌘ K' : 'Ctrl K'} />
      </button>
      <SearchDialog isOpen={openAt === key} onClose={close} />
    </>
  );
}
