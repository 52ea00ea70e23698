import { Button } from 'antd';
import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import type { DragOrder } from '../crud/drag-order.ts';
import { PRODUCT_FORM_TEXTS as texts } from './texts.ts';

interface RowButtonsProps { what: string; at: number; count: number; onMove: (to: number) => void; onRemove: () => void; handle: ReturnType<DragOrder['handleProps']> }

/** Handle, up, down and remove of a row; `what` names the row for those who do not see it. */
export function RowButtons({ what, at, count, onMove, onRemove, handle }: RowButtonsProps) {
  return (
    <span className="product-row-buttons">
      <span className="product-row-handle" title={texts.drag(what)} {...handle}><HolderOutlined /></span>
      <Button type="text" size="small" icon={<ArrowUpOutlined />} aria-label={texts.moveUp(what)} disabled={at === 0} onClick={() => onMove(at - 1)} />
      <Button type="text" size="small" icon={<ArrowDownOutlined />} aria-label={texts.moveDown(what)} disabled={at === count - 1} onClick={() => onMove(at + 1)} />
      <Button type="text" size="small" danger icon={<DeleteOutlined />} aria-label={texts.remove(what)} onClick={onRemove} />
    </span>
  );
}
