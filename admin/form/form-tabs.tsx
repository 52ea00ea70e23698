import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Tabs } from 'antd';

export interface FormTab {
  key: string;
  label: string;
  /** First parts of its inputs' names. */
  fields: readonly string[];
  children: ReactNode;
  /** Has no inputs and is drawn when first opened. */
  isLazy?: boolean;
}

/**
 * Tabs that open by an input's name; pass `openTab` to `useReveal`.
 * @param opened key of the tab that is open at first; by default the first one's
 */
export function useFormTabs(
  tabs: readonly Pick<FormTab, 'key' | 'fields'>[],
  opened?: string | null,
): {
  active: string;
  setActive: (key: string) => void;
  openTab: (name: (string | number)[]) => void;
} {
  const [active, setActive] = useState(() => (tabs.find(({ key }) => key === opened) ?? tabs[0])?.key ?? '');
  const openTab = useCallback(
    ([first]: (string | number)[]) => {
      const tab = tabs.find(({ fields }) => fields.includes(String(first)));
      if (tab) setActive(tab.key);
    },
    [tabs],
  );
  return { active, setActive, openTab };
}

/** Inputs on several tabs. Tabs with inputs are drawn at once, so that saving checks them all. */
export function FormTabs({
  tabs,
  active,
  onChange,
}: {
  tabs: readonly FormTab[];
  active: string;
  onChange: (key: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = box.current?.querySelector('.ant-tabs-nav');
    const tab = row?.querySelector<HTMLElement>(`[data-node-key="${active}"]`);
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [active]);
  return (
    <div ref={box}>
      <Tabs
        className="crud-tabs"
        activeKey={active}
        onChange={onChange}
        items={tabs.map(({ key, label, children, isLazy }) => ({ key, label, children, forceRender: !isLazy }))}
      />
    </div>
  );
}
