import { useRef, useState, type ReactNode } from 'react';
import { Drawer, Popover } from 'antd';
import EditOutlined from '@ant-design/icons/EditOutlined';
import type { ProductCard } from '#contract/products.ts';
import { formatMoney } from '#contract/money.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { QuickEdit, type QuickPart } from './quick-form.tsx';
import { lookOf, piecesOf } from './stock-looks.ts';
import { PRODUCT_TEXTS } from './texts.ts';
import './products.css';
import './quick-edit.css';

/** The one open editor of the list. */
interface Quick {
  open: { row: ProductCard; part: QuickPart } | undefined;
  /** @param from gets the focus back */
  show: (row: ProductCard, part: QuickPart, from: HTMLElement) => void;
  /** The editor, for a popover beside the row's price. */
  content: ReactNode;
  /** The editor for phones. */
  sheet: ReactNode;
  /** Closes the editor unless something was typed. */
  leave: () => void;
}

/** Edits price and stock of an article in the list. */
export function useQuickEdit(isSheet: boolean): Quick {
  const [open, setOpen] = useState<Quick['open']>();
  const [isShown, setIsShown] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const isDirty = useRef<() => boolean>(() => false);
  const close = () => {
    setIsShown(false);
    opener.current?.focus();
  };
  const content =
    open && isShown ? (
      <QuickEdit
        key={open.row._id}
        row={open.row}
        part={open.part}
        isSheet={isSheet}
        onClose={close}
        dirtyRef={isDirty}
      />
    ) : null;
  return {
    open: isShown ? open : undefined,
    show: (row, part, from) => {
      if (isShown && isDirty.current()) return;
      opener.current = from;
      setOpen({ row, part });
      setIsShown(true);
    },
    content,
    leave: () => {
      if (!isDirty.current()) close();
    },
    sheet: (
      <Drawer
        className="quick-sheet"
        placement="bottom"
        open={isShown}
        onClose={close}
        title={open && titleOf(open.row)}
        destroyOnHidden
      >
        {content}
      </Drawer>
    ),
  };
}

const titleOf = ({ code, name }: ProductCard) => (
  <>
    <span className="mono">{code}</span>
    <small className="quick-name">{name}</small>
  </>
);

interface QuickProps {
  row: ProductCard;
  quick: Quick;
  isAllowed: boolean;
}

function PriceText({ price }: Pick<ProductCard, 'price'>) {
  if (!price) return <span className="crud-note">{COMMON_TEXTS.askQuote}</span>;
  return (
    <>
      {formatMoney(price.current, price.currency)}
      {price.old !== undefined && <s className="crud-note quick-old">{formatMoney(price.old, price.currency)}</s>}
    </>
  );
}

function StockText({ row }: { row: ProductCard }) {
  const { label, look } = lookOf(row);
  return (
    <span className="quick-stock" data-look={look}>
      {label} {piecesOf(row) && <span className="quick-pieces">{piecesOf(row)}</span>}
    </span>
  );
}

/** Price or stock in the table; opens the editor beside the price. */
export function QuickCell({ row, part, quick, isAllowed }: QuickProps & { part: QuickPart }) {
  const text = part === 'price' ? <PriceText price={row.price} /> : <StockText row={row} />;
  if (!isAllowed) return text;
  const isOpen = quick.open?.row._id === row._id;
  const button = (
    <button
      type="button"
      className="quick-cell"
      data-part={part}
      aria-haspopup="dialog"
      aria-expanded={isOpen && quick.open?.part === part}
      title={PRODUCT_TEXTS.quickEdit}
      tabIndex={part === 'price' ? 0 : -1} // one Tab stop leads to both
      onClick={({ currentTarget }) => (isOpen ? quick.leave() : quick.show(row, part, currentTarget))}
    >
      <span className="quick-cell-text">{text}</span>
      <EditOutlined className="quick-pen" aria-hidden />
      <span className="unseen">
        {part === 'price' ? PRODUCT_TEXTS.quickPrice(row.code) : PRODUCT_TEXTS.quickStock(row.code)}
      </span>
    </button>
  );
  if (part === 'stock') return button;
  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={isOpen ? quick.content : null}
      title={titleOf(row)}
      onOpenChange={(next) => {
        if (!next && isOpen) quick.leave();
      }}
      classNames={{ root: 'quick-popover' }}
    >
      {button}
    </Popover>
  );
}

/** Price and stock on a phone's card, as one button. */
export function QuickButton({ row, quick, isAllowed }: QuickProps) {
  const text = (
    <span className="quick-line">
      <span className="quick-price">
        <PriceText price={row.price} />
      </span>
      <StockText row={row} />
    </span>
  );
  if (!isAllowed) return <span className="quick-card">{text}</span>;
  return (
    <button
      type="button"
      className="quick-card"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => quick.show(row, 'price', currentTarget)}
    >
      <span className="quick-caption">
        {PRODUCT_TEXTS.quickCaption}
        <EditOutlined aria-hidden />
        <span className="unseen">{`: ${row.code},`}</span>
      </span>
      {text}
    </button>
  );
}
