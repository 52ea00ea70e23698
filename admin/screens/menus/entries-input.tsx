import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, Checkbox, Form, Select } from 'antd';
import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import {
  hasHeadings,
  MAX_MENU_ENTRIES,
  MAX_MENU_ITEMS,
  MENU_TARGET_KINDS,
  type MenuEntry,
  type MenuTargetKind,
} from '#contract/menu-places.ts';
import { MENU_TARGET_KIND_LABELS } from '#contract/menu-texts.ts';
import { menuItemFields, type MenuTarget, type StoredMenu } from '#contract/menus.ts';
import { useCall } from '../../base/queries.ts';
import { droppedBefore } from '../../crud/arranging-order.ts';
import { useDragging } from '../../crud/row-dragging.ts';
import { Field } from '../../form/field.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { TargetInput, targetName } from './target-input.tsx';
import { MENU_TEXTS as texts } from './texts.ts';
import '../../crud/arranging.css';

type Path = (string | number)[];
const LIST = 'entries';
const newEntry = (kind: MenuTargetKind): MenuEntry => ({ label: '', kind, to: '', newTab: false, items: [] });
const newItem = () => {
  const { items: _items, ...item } = newEntry('page');
  return item;
};
const optionsOf = (kinds: readonly MenuTargetKind[]) =>
  kinds.map((value) => ({ value, label: MENU_TARGET_KIND_LABELS[value] }));
const ALL_KINDS = optionsOf(MENU_TARGET_KINDS);
const LINK_KINDS = optionsOf(MENU_TARGET_KINDS.filter((kind) => kind !== 'heading'));

/** The menu's entries in their order, with those below headings. */
export function EntriesInput({ row }: { row: StoredMenu }) {
  const pages = useCall('GET /api/menus/targets', { query: { kind: 'page' } }).data ?? [];
  const categories = useCall('GET /api/menus/targets', { query: { kind: 'category' } }).data ?? [];
  const known = [...row.targets, ...pages, ...categories];
  const mayHead = hasHeadings(row._id);
  const most = MAX_MENU_ENTRIES[row._id];
  return (
    <Form.List name={LIST}>
      {(rows, { add, remove, move }, { errors }) => (
        <>
          {rows.length === 0 && <p className="crud-note">{texts.empty}</p>}
          <Rows
            rows={rows}
            path={[LIST]}
            move={move}
            remove={remove}
            known={known}
            kinds={mayHead ? ALL_KINDS : LINK_KINDS}
          />
          <Form.ErrorList errors={errors} />
          <div className="menu-add">
            <Button
              icon={<PlusOutlined aria-hidden />}
              disabled={rows.length >= most}
              onClick={() => add(newEntry('page'))}
            >
              {texts.add}
            </Button>
            {mayHead && (
              <Button
                icon={<PlusOutlined aria-hidden />}
                disabled={rows.length >= most}
                onClick={() => add(newEntry('heading'))}
              >
                {texts.addHeading}
              </Button>
            )}
          </div>
        </>
      )}
    </Form.List>
  );
}

interface RowsProps {
  rows: readonly { key: number; name: number }[];
  /** Of the list in the form. */
  path: Path;
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
  known: readonly MenuTarget[];
  kinds: readonly { value: MenuTargetKind; label: string }[];
  label?: string;
}

/** One list: dragged by its handles, moved by arrow keys on them, or by its buttons. */
function Rows({ rows, path, move, remove, known, kinds, label }: RowsProps) {
  const form = Form.useFormInstance();
  const box = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const group = path.join('.');
  const ids = rows.map(({ key }) => `${group}:${key}`);
  const { drop, handleProps } = useDragging(({ id, before, last }) => {
    const from = ids.indexOf(id);
    const to = droppedBefore(ids, id, before, last).indexOf(id);
    if (to !== from) move(from, to);
  });
  const entryAt = (at: number): MenuEntry => form.getFieldValue([...path, at]) as MenuEntry;
  const nameAt = (at: number): string => {
    const entry = entryAt(at);
    return texts.entry(entry.label.trim() || targetName(entry, known), at + 1);
  };
  /** Moves a row; the focus stays on what was used. */
  const take = (at: number, to: number, used: string): void => {
    if (to < 0 || to >= rows.length) return;
    const id = ids[at]!;
    setSaid(texts.moved(nameAt(at), to + 1, rows.length));
    move(at, to);
    requestAnimationFrame(() => {
      const tools = box.current?.querySelector(`:scope > [data-row="${CSS.escape(id)}"] > .menu-tools`);
      const button = tools?.querySelector<HTMLButtonElement>(`[data-tool="${used}"]`);
      (button?.disabled ? tools?.querySelector<HTMLElement>('[data-arrange]') : button)?.focus();
    });
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    take(at, at + by, 'handle');
  };
  const classOf = (id: string): string | undefined => {
    if (!drop) return undefined;
    if (id === drop.id) return 'crud-dragged';
    if (id === drop.before) return 'crud-drop-before';
    return drop.before === undefined && id === drop.last ? 'crud-drop-after' : undefined;
  };
  return (
    <>
      <ol className="menu-rows crud-list" ref={box} aria-label={label ?? texts.entries}>
        {rows.map(({ key, name: at }, place) => {
          const id = ids[place]!;
          const name = nameAt(at);
          return (
            <li key={key} data-row={id} className={classOf(id)} aria-label={name}>
              <span className="crud-row-buttons menu-tools">
                <button
                  type="button"
                  className="crud-handle"
                  data-arrange={id}
                  data-group={group}
                  data-tool="handle"
                  aria-label={texts.handle(name)}
                  title={texts.handleHint}
                  onKeyDown={onKeyDown(at)}
                  {...handleProps(id)}
                >
                  <HolderOutlined aria-hidden />
                </button>
                <Button
                  type="text"
                  size="small"
                  data-tool="up"
                  icon={<ArrowUpOutlined aria-hidden />}
                  aria-label={texts.up(name)}
                  disabled={at === 0}
                  onClick={() => take(at, at - 1, 'up')}
                />
                <Button
                  type="text"
                  size="small"
                  data-tool="down"
                  icon={<ArrowDownOutlined aria-hidden />}
                  aria-label={texts.down(name)}
                  disabled={at === rows.length - 1}
                  onClick={() => take(at, at + 1, 'down')}
                />
                <Button
                  type="text"
                  size="small"
                  danger
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={texts.remove(name)}
                  onClick={() => remove(at)}
                />
              </span>
              <Entry at={at} path={path} name={name} known={known} kinds={kinds} />
            </li>
          );
        })}
      </ol>
      <output className="unseen">{said}</output>
    </>
  );
}

interface EntryProps extends Pick<RowsProps, 'path' | 'known' | 'kinds'> {
  at: number;
  name: string;
}

/** The inputs of an entry; of a heading its name and what is below it. */
function Entry({ at, path, name, known, kinds }: EntryProps): ReactNode {
  const form = Form.useFormInstance();
  const own = [...path, at];
  const entry = Form.useWatch(own, { form, preserve: true }) as MenuEntry | undefined;
  if (!entry) return null;
  const { kind, to, items = [] } = entry;
  const isHeading = kind === 'heading';
  const target = known.find((one) => one.kind === kind && one.to === to);
  return (
    <>
      <div className="menu-entry">
        <TextField
          name={[at, 'label']}
          schema={menuItemFields.label}
          label={texts.label}
          required={isHeading || kind === 'url'}
          placeholder={targetName(entry, known)}
        />
        <Field name={[at, 'kind']} schema={menuItemFields.kind} label={texts.kind} checkOn="change" required={false}>
          <Select
            options={[...kinds]}
            disabled={items.length > 0}
            onChange={() => {
              form.setFieldValue([...own, 'to'], '');
              form.setFields([{ name: [...own, 'to'], errors: [] }]);
            }}
          />
        </Field>
        {!isHeading && (
          <>
            <Field
              name={[at, 'to']}
              schema={menuItemFields.to}
              label={kind === 'url' ? texts.address : texts.target}
              required
              extra={target && !target.isPublic ? texts.notShown : undefined}
            >
              <TargetInput key={kind} kind={kind} known={known} />
            </Field>
            <Form.Item name={[at, 'newTab']} valuePropName="checked" className="menu-new-tab">
              <Checkbox>{texts.newTab}</Checkbox>
            </Form.Item>
          </>
        )}
      </div>
      {isHeading && (
        <Form.List name={[at, 'items']}>
          {(rows, { add, remove, move }, { errors }) => (
            <div className="menu-below">
              <Rows
                rows={rows}
                path={[...own, 'items']}
                move={move}
                remove={remove}
                known={known}
                kinds={LINK_KINDS}
                label={texts.listOf(name)}
              />
              <Form.ErrorList errors={errors} />
              <Button
                size="small"
                icon={<PlusOutlined aria-hidden />}
                aria-label={texts.addBelow(name)}
                disabled={rows.length >= MAX_MENU_ITEMS}
                onClick={() => add(newItem())}
              >
                {texts.addBelowShort}
              </Button>
            </div>
          )}
        </Form.List>
      )}
    </>
  );
}
