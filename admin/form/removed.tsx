import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from 'antd';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';

interface Removed {
  remove: (at: number) => void;
  /** Where a row was taken out stands a way to have it back; of a list with n rows there are places 0 to n. */
  noteAt: (at: number) => ReactNode;
}

/** Removing rows at once, and the last one back again. @param nameOf in the note: 'Vizyon' */
export function useRemoved<T>(
  list: readonly T[],
  onChange: (list: T[]) => void,
  nameOf: (item: T, at: number) => string,
): Removed {
  const [removed, setRemoved] = useState<{ item: T; at: number; name: string }>();
  return {
    remove: (at) => {
      setRemoved({ item: list[at]!, at, name: nameOf(list[at]!, at) });
      onChange(list.filter((_, i) => i !== at));
    },
    noteAt: (at) => {
      if (!removed || Math.min(removed.at, list.length) !== at) return null;
      const undo = () => {
        setRemoved(undefined);
        onChange([...list.slice(0, at), removed.item, ...list.slice(at)]);
      };
      return <RemovedNote key="removed" name={removed.name} onUndo={undo} onClose={() => setRemoved(undefined)} />;
    },
  };
}

function RemovedNote({ name, onUndo, onClose }: { name: string; onUndo: () => void; onClose: () => void }) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []); // what was pressed has gone with its row
  return (
    <li className="crud-removed">
      <output>{name} kaldırıldı.</output>
      <Button ref={back} type="link" size="small" icon={<UndoOutlined />} onClick={onUndo}>
        Geri al
      </Button>
      <Button type="text" size="small" icon={<CloseOutlined />} aria-label="Kapat" onClick={onClose} />
    </li>
  );
}
