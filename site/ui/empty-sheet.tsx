import { useEffect, useId, type ReactNode } from 'react';
import { SHOP_PATH } from '#contract/paths.ts';
import { useFrame } from '../base/frame.ts';
import { EMPTY_SHEET_TEXTS as texts } from '../texts/empty-sheet.ts';
import './empty-sheet.css';

/** A view for missing content: text beside an empty drawing sheet whose title block gives the reason. */
export function EmptySheet({
  title,
  mark,
  caption,
  below,
  hasGroups = false,
  children,
}: {
  title: string;
  mark: string;
  caption: string;
  /** Stands below the text and the sheet, over the whole width. */
  below?: ReactNode;
  /** Lists the product groups below. */
  hasGroups?: boolean;
  children: ReactNode;
}) {
  useRedirect(mark === '404');
  return (
    <div className="wrap empty-sheet">
      <div className="empty-sheet-words">
        <h1>{title}</h1>
        {children}
      </div>
      <div className="sheet grid-paper" aria-hidden="true">
        <svg viewBox="0 0 320 200">
          <path className="empty-sheet-axis" d="M160 8v144M40 72h240" />
          <path className="empty-sheet-missing" d="M106 28h108v88h-108zM132 72a28 28 0 1 0 56 0a28 28 0 1 0-56 0" />
          <path className="empty-sheet-rule" d="M106 122v22M214 122v22M107 138h106M107 138l9-3v6zM213 138l-9-3v6z" />
          <text x="160" y="142" textAnchor="middle">
            ?
          </text>
          <path className="empty-sheet-rule" d="M112 163h207v36h-207zM266 163v36" />
          <text x="122" y="186">
            {caption}
          </text>
          <text className="empty-sheet-mark" x="293" y="188" textAnchor="middle">
            {mark}
          </text>
        </svg>
      </div>
      {below && <div className="empty-sheet-below">{below}</div>}
      {hasGroups && <ProductGroups />}
    </div>
  );
}

/** Whether the address is the document's: then the server has been asked for it already. */
const isOfDocument = (): boolean => {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && document.name.split('#', 1)[0] === location.href.split('#', 1)[0];
};

/**
 * Asks the server whether an address without a page leads on, where a link within the site led there: the server alone
 * knows the redirects that staff keep.
 */
function useRedirect(isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing || isOfDocument()) return undefined;
    const leaving = new AbortController();
    void fetch(location.href, { method: 'HEAD', redirect: 'manual', signal: leaving.signal })
      .then(({ type }) => {
        if (type === 'opaqueredirect') location.reload();
      })
      .catch(() => {}); // the page says already that there is none
    return () => leaving.abort();
  }, [isMissing]);
}

/** The catalogue's groups in ruled columns, on pages without a product: the visitor may have come for one. */
export function ProductGroups() {
  const { groups } = useFrame();
  const id = useId();
  return (
    groups.length > 0 && (
      <section className="empty-sheet-groups" aria-labelledby={id}>
        <div className="section-head">
          <h2 id={id}>{texts.groups}</h2>
          <a className="more" href={SHOP_PATH}>
            {texts.allProducts}
          </a>
        </div>
        <ul>
          {groups.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
