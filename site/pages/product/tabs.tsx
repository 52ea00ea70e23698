import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from '../../base/router.tsx';
import { useAlive } from '../../base/use-alive.ts';
import { PRODUCT_TEXTS as texts } from '../../texts/product.ts';
import './tabs.css';

/** `id` is the panel's id and the address's hash. */
export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

/**
 * Tabs. The server sends links to sections, one below the other. Until the code has arrived, the styles show the same
 * as the tabs will, so that nothing jumps.
 */
export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const { hash } = useLocation();
  const isAlive = useAlive();
  /** The tab chosen here, until the address names another. */
  const [chosen, setChosen] = useState({ id: '', at: hash });
  const list = useRef<HTMLDivElement>(null);
  // The server does not know the hash.
  const asked = isAlive ? tabs.find(({ id }) => `#${id}` === hash)?.id : undefined;
  const active = (chosen.at === hash && chosen.id) || (asked ?? tabs[0]?.id);

  useEffect(() => {
    if (asked) list.current?.scrollIntoView();
  }, [asked]);

  const choose = (id: string) => {
    setChosen({ id, at: hash });
    history.replaceState(history.state, '', `#${id}`); // without the router: nothing is loaded or scrolled
  };
  const onClick = (event: MouseEvent, id: string) => {
    event.preventDefault();
    choose(id);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs[(to + tabs.length) % tabs.length]!;
    choose(tab.id);
    document.getElementById(`${tab.id}-tab`)?.focus();
  };

  if (tabs.length === 0) return null;
  return (
    <section className={isAlive ? 'product-tabs product-tabs--alive' : 'product-tabs'} aria-label={texts.sections}>
      <div
        ref={list}
        className="product-tab-list"
        role={isAlive ? 'tablist' : undefined}
        aria-label={isAlive ? texts.sections : undefined}
      >
        {tabs.map(({ id, title }, i) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}`}
            onClick={(event) => onClick(event, id)}
            data-active={id === active || undefined}
            {...(isAlive
              ? {
                  role: 'tab',
                  'aria-selected': id === active,
                  'aria-controls': id,
                  tabIndex: id === active ? 0 : -1,
                  onKeyDown: (event: KeyboardEvent) => onKeyDown(event, i),
                }
              : {})}
          >
            {title}
          </a>
        ))}
      </div>
      <div className="product-panels">
        {tabs.map(({ id, title, content }) => (
          <div
            key={id}
            id={id}
            className="product-panel"
            data-active={id === active || undefined}
            {...(isAlive ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, tabIndex: 0 } : {})}
          >
            <h2>{title}</h2>
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
