import type { ComponentProps, CSSProperties } from 'react';
import { Input } from 'antd';

/**
 * A text of several lines that grows with what is typed; by CSS, because Ant Design's way writes a style that the
 * page's policy forbids.
 */
export function GrowingText({
  rows,
  ...input
}: Omit<ComponentProps<typeof Input.TextArea>, 'className' | 'style' | 'autoSize' | 'rows'> & { rows: number }) {
  return <Input.TextArea {...input} className="crud-text" style={{ '--rows': rows } as CSSProperties} />;
}
