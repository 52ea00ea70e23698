import { useState } from 'react';
import { App, Button, Switch, Tooltip } from 'antd';
import { useMay } from '../base/access.ts';
import { call, refresh, sentenceOf } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import type { Filter } from './list-toolbar.tsx';
import { PublishingNote } from './publishing-note.tsx';
import { changedPaths, type Resource, type Row } from './resource.ts';
import type { Column } from './row-views.tsx';

/** Long enough to read it and to reach the button. */
const UNDO_SECONDS = 6;

interface ActiveSwitchProps<R extends Row> {
  resource: Resource<R>;
  row: R;
  /** Reason why this row cannot be switched off. */
  refusal?: string | undefined;
  /** Whether the role may make the call; otherwise the state is only shown. */
  isAllowed: boolean;
  /** Replaces the resource's call. */
  send?: (isOn: boolean) => Promise<unknown>;
  on?: string;
  off?: string;
}

/** Shows a row's state and changes it. Moves at once, and back if the server refuses. */
export function ActiveSwitch<R extends Row>({
  resource,
  row,
  refusal,
  isAllowed,
  send,
  on = COMMON_TEXTS.active,
  off = COMMON_TEXTS.passive,
}: ActiveSwitchProps<R>) {
  const { message } = App.useApp();
  const [asked, setAsked] = useState<boolean>();
  const {
    calls: { status, toggle },
    texts: { statusChanged },
    statusField: field = 'isActive',
  } = resource;
  const isOn = asked ?? (row as Record<string, unknown>)[field] === true;
  const change = async (next: boolean, isUndo = false): Promise<void> => {
    setAsked(next);
    try {
      const reply = await (send?.(next) ??
        call(toggle ?? status!, { params: { id: row._id }, body: toggle ? undefined : { [field]: next } }));
      // A toggle inverts the server's state, which may be newer than the one shown.
      const isNow = toggle && !send ? (reply as Record<string, unknown>)[field] === true : next;
      const sentence = typeof statusChanged === 'string' ? statusChanged : statusChanged(isNow);
      // Activating one row of a toggle may deactivate others, which one press could not bring back.
      const content =
        isUndo || toggle ? (
          sentence
        ) : (
          <>
            <span>{sentence}</span>{' '}
            <Button className="crud-undo" type="link" size="small" onClick={() => void change(!next, true)}>
              {COMMON_TEXTS.undo}
            </Button>
          </>
        );
      void message.success({ content, key: 'status', duration: isUndo || toggle ? 3 : UNDO_SECONDS });
      await refresh(...changedPaths(resource));
    } catch (error) {
      void message.error({ content: sentenceOf(error, resource.texts.statusFailed), key: 'status' });
    } finally {
      setAsked(undefined);
    }
  };
  const control = (
    <Switch
      size="small"
      checked={isOn}
      loading={asked !== undefined}
      disabled={!isAllowed || (refusal !== undefined && isOn)}
      aria-label={`${resource.titleOf(row)}: ${isOn ? on : off}${refusal && isOn ? `. ${refusal}` : ''}`}
      onChange={(next) => void change(next)}
    />
  );
  const word = <span aria-hidden>{isOn ? on : off}</span>;
  return (
    <span className="crud-switch">
      {refusal !== undefined && isOn ? (
        <Tooltip title={refusal}>
          <span>{control}</span>
        </Tooltip>
      ) : (
        control
      )}
      {asked === undefined ? <PublishingNote row={row} otherwise={word} /> : word}
    </span>
  );
}

interface ActiveRow extends Row {
  isActive: boolean;
}

/** Active column, switched by the resource's own call. */
export const activeColumn = <R extends ActiveRow>(resource: Resource<R>): Column<R> => ({
  key: 'isActive',
  title: COMMON_TEXTS.status,
  width: 120,
  onPhone: 'foot',
  sort: ({ isActive }) => Number(!isActive),
  render: (row) => <RowSwitch resource={resource} row={row} />,
});

function RowSwitch<R extends ActiveRow>({ resource, row }: { resource: Resource<R>; row: R }) {
  const may = useMay();
  return (
    <ActiveSwitch resource={resource} row={row} isAllowed={may((resource.calls.toggle ?? resource.calls.status)!)} />
  );
}

export const ACTIVE_FILTER: Filter = {
  name: 'isActive',
  label: COMMON_TEXTS.status,
  options: [
    { value: 'true', label: COMMON_TEXTS.active },
    { value: 'false', label: COMMON_TEXTS.passive },
  ],
};
export const matchesActive = ({ isActive }: { isActive: boolean }, value: string): boolean =>
  String(isActive) === value;
