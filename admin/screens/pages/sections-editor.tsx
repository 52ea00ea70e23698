import { useRef, useState } from 'react';
import { Button, Modal } from 'antd';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { SECTION_TYPES, type SectionType } from '#contract/content.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { moved, useDragOrder, useRemoved } from '../../form/row-order.tsx';
import { keep, keyOf } from './item-keys.ts';
import { SectionCard } from './section-card.tsx';
import { SECTION_FORMS, emptySection, formOf, type LooseSection } from './section-forms.ts';
import { PAGE_TEXTS as texts } from './texts.ts';

interface SectionsEditorProps {
  value?: LooseSection[];
  onChange?: (sections: LooseSection[]) => void;
  id?: string;
}

/** A page's sections in order: add, open, move, copy, remove. */
export function SectionsEditor({ value = [], onChange = () => {}, id }: SectionsEditorProps) {
  const [isPicking, setIsPicking] = useState(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { remove, noteAt } = useRemoved(value, onChange, ({ type }, at) =>
    texts.removedSection(at + 1, formOf(type)?.label ?? type),
  );
  const move = (from: number, to: number) => onChange(moved(value, from, to));
  const drag = useDragOrder(move);

  const added = useRef<string>(undefined);
  /** Moves the focus into the new section. */
  const enter = () => {
    if (added.current)
      document.querySelector<HTMLElement>(`[data-section="${added.current}"] :is(input, textarea)`)?.focus();
    added.current = undefined;
  };
  const insert = (at: number, section: LooseSection) => {
    added.current = keyOf(section);
    onChange([...value.slice(0, at), section, ...value.slice(at)]);
    setOpened(new Set([...opened, added.current]));
  };
  const copy = (at: number) => {
    insert(at + 1, structuredClone(value[at]!));
    requestAnimationFrame(enter); // after rendering
  };
  const pick = (type: SectionType) => {
    setIsPicking(false);
    insert(value.length, emptySection(type));
  };
  const toggle = (key: string) =>
    setOpened(opened.has(key) ? new Set([...opened].filter((one) => one !== key)) : new Set([...opened, key]));
  const isAllOpen = value.length > 0 && value.every((section) => opened.has(keyOf(section)));

  return (
    <fieldset id={id} tabIndex={-1} aria-label={texts.sections} className="page-sections">
      {value.length === 0 && <p className="page-none">{texts.noSections}</p>}
      {value.length > 1 && (
        <p className="page-sections-tools">
          <Button type="link" size="small" onClick={() => setOpened(new Set(isAllOpen ? [] : value.map(keyOf)))}>
            {isAllOpen ? COMMON_TEXTS.closeAll : COMMON_TEXTS.openAll}
          </Button>
        </p>
      )}
      <ol>
        {value.flatMap((section, at) => {
          const key = keyOf(section);
          return [
            noteAt(at),
            <SectionCard
              key={key}
              section={section}
              at={at}
              count={value.length}
              isOpen={opened.has(key)}
              drag={drag}
              onToggle={() => toggle(key)}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
              onChange={(next) => onChange(value.map((one, i) => (i === at ? keep(one, next) : one)))}
              onCopy={() => copy(at)}
            />,
          ];
        })}
        {noteAt(value.length)}
      </ol>
      <Button icon={<PlusOutlined />} onClick={() => setIsPicking(true)}>
        {texts.addSection}
      </Button>
      <SectionPicker isOpen={isPicking} onPick={pick} onClose={() => setIsPicking(false)} afterClose={enter} />
    </fieldset>
  );
}

/** Asks for the type of a new section, with a description of each. */
function SectionPicker({
  isOpen,
  onPick,
  onClose,
  afterClose,
}: {
  isOpen: boolean;
  onPick: (type: SectionType) => void;
  onClose: () => void;
  /** Called when the dialog has returned the focus. */
  afterClose: () => void;
}) {
  return (
    <Modal
      open={isOpen}
      title={texts.pickSection}
      footer={null}
      width={760}
      onCancel={onClose}
      afterClose={afterClose}
      destroyOnHidden
    >
      <ul className="page-types">
        {SECTION_TYPES.map((type) => (
          <li key={type}>
            <button type="button" onClick={() => onPick(type)}>
              <strong>{SECTION_FORMS[type].label}</strong>
              <span>{SECTION_FORMS[type].about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
