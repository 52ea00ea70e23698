import type { CSSProperties, ComponentProps } from 'react';
import { Input } from 'antd';

/**
 * A text area that grows while typing, by CSS: Ant Design's autoSize writes inline styles, which the page's policy
 * forbids.
 */
export function GrowingText({
  rows,
  ...input
}: Omit<ComponentProps<typeof Input.TextArea>, 'className' | 'style' | 'autoSize' | 'rows'> & { rows: number }) {
  return <Input.TextArea {...input} className="crud-text" style={{ '--rows': rows } as CSSProperties} />;
}
