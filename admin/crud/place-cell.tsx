// A row's place in its list, typed in the table: Enter saves, Escape leaves, Tab goes on to the next row's.
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { App, Button, Input, type InputRef } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import { sortOrder } from '#contract/typed-fields.ts';
import { call, queryClient, refresh, sentenceOf } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { placeTyped, staleSentence } from './place-typed.ts';
import { changedPaths, rowsOf, type ListReply, type Resource, type Row } from './resource.ts';
import { CRUD_TEXTS as texts } from './texts.ts';
import './place-cell.css';

interface PlaceCellProps<R extends Row> {
  resource: Resource<R>;
  row: R;
  /** Field of the place. */
  field: keyof R & string;
  isAllowed: boolean;
}
interface Stored extends Row {
  version: number;
}

/** Updates the row in place: reading the list again might move it away from who is typing. */
function showInLists(list: string, field: string, { _id, ...stored }: Row): void {
  const value = (stored as Record<string, unknown>)[field];
  const change = <R extends Row>(rows: readonly R[]) =>
    rows.map((row) => (row._id === _id ? { ...row, [field]: value } : row));
  queryClient.setQueriesData<ListReply<Row>>({ queryKey: [list] }, (reply) => {
    if (!reply) return reply;
    if (!('total' in reply)) return change(reply);
    const name = (['items', 'products', 'families'] as const).find((one) => reply[one]);
    return name ? { ...reply, [name]: change(rowsOf(reply)) } : reply;
  });
}

export function PlaceCell<R extends Row>({ resource, row, field, isAllowed }: PlaceCellProps<R>) {
  const { calls, idParam = 'id', titleOf } = resource;
  const { message } = App.useApp();
  const [typed, setTyped] = useState<string>(); // undefined: only shown
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const version = useRef<Promise<number | undefined>>(Promise.resolve(undefined));
  const input = useRef<InputRef>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReturning = useRef(false);
  const isLeft = useRef(true); // an input that goes may still say that the focus has left it
  const errorId = useId();
  const value = row[field] as number;
  const isOpen = typed !== undefined;
  useLayoutEffect(() => {
    if (isOpen) input.current?.focus({ cursor: 'all' });
    else if (isReturning.current) button.current?.focus();
    isReturning.current = false;
  }, [isOpen]);

  if (!isAllowed) return value;

  /** Reads the row first, because the list may be old; a save then says which version it is about. */
  const open = (): void => {
    isLeft.current = false;
    setTyped(String(value));
    setError(undefined);
    version.current = call<Stored>(calls.get!, { params: { [idParam]: row._id } }).then(
      (stored) => {
        showInLists(calls.list, field, stored);
        const now = (stored as unknown as Record<string, number>)[field]!;
        setTyped((text) => (text === String(value) ? String(now) : text));
        return stored.version;
      },
      () => undefined, // then the save changes just this field
    );
  };
  const close = (isReturn: boolean): void => {
    isReturning.current = isReturn;
    isLeft.current = true;
    setTyped(undefined);
    setError(undefined);
  };
  const store = async (place: number, edited: number | undefined, isUndo = false): Promise<void> => {
    const former = value;
    const stored = await call<Stored>(calls.update!, {
      params: { id: row._id },
      body: { [field]: place, version: edited },
    });
    showInLists(calls.list, field, stored);
    void refresh(...changedPaths(resource).filter((path) => !calls.list.endsWith(path)));
    const undo = (): void => {
      message.destroy('save');
      void store(former, stored.version, true).catch((why: unknown) =>
        message.error({ content: sentenceOf(why, resource.texts.updateFailed), key: 'save' }),
      );
    };
    void message.success({
      content: isUndo ? (
        texts.placeUndone
      ) : (
        <>
          <span>{texts.placeSaved}</span>{' '}
          <Button className="crud-undo" type="link" size="small" onClick={undo}>
            {COMMON_TEXTS.undo}
          </Button>
        </>
      ),
      key: 'save',
      duration: isUndo ? 3 : 8,
    });
  };
  /** @param isReturn gives the focus back to the cell afterwards */
  const save = async (isReturn: boolean): Promise<void> => {
    if (typed === undefined || isSaving || isLeft.current) return;
    const place = placeTyped(typed);
    const checked = sortOrder.safeParse(place);
    if (!checked.success) {
      setError(checked.error.issues[0]!.message);
      return;
    }
    if (checked.data === value) {
      close(isReturn);
      return;
    }
    setIsSaving(true);
    try {
      await store(checked.data, await version.current);
      close(isReturn);
    } catch (why) {
      const stale = ApiError.is(why) ? why.stale : undefined;
      if (stale) {
        version.current = Promise.resolve(stale.version); // saving once more saves over it
        const now = stale.changes?.find((change) => change.field === field)?.now;
        if (typeof now === 'number') showInLists(calls.list, field, { _id: row._id, [field]: now } as Row);
      }
      setError(stale ? staleSentence(stale, field) : sentenceOf(why, resource.texts.updateFailed));
    } finally {
      setIsSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save(true);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close(true);
    } else if (event.key === 'Tab') {
      const next = neighbourCell(event.currentTarget, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.click(); // takes the focus; leaving the input saves it
    }
  };
  if (!isOpen)
    return (
      <button
        ref={button}
        type="button"
        className="crud-place"
        data-place={field}
        title={texts.placeEdit}
        onClick={open}
      >
        {value}
        <span className="unseen">{texts.placeOf(titleOf(row))}</span>
      </button>
    );
  return (
    <span className="crud-place-edit" data-place={field}>
      <Input
        ref={input}
        size="small"
        inputMode="numeric"
        maxLength={7}
        value={typed}
        readOnly={isSaving}
        status={error ? 'error' : ''}
        aria-label={texts.placeLabel(titleOf(row))}
        aria-invalid={error !== undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => void save(false)}
      />
      {error && (
        <span id={errorId} className="crud-place-error" role="alert">
          {error}
        </span>
      )}
    </span>
  );
}

/** The same cell of the next row, or of the one before. */
function neighbourCell(from: HTMLElement, isBack: boolean): HTMLElement | undefined {
  const cells = [...(from.closest('.crud-list')?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const own = cells.findIndex((cell) => cell.contains(from));
  return cells[own + (isBack ? -1 : 1)];
}
