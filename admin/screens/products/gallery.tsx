import { useEffect, useReducer, useRef, useState } from 'react';
import { Button, Form, Input, Tag, Tooltip } from 'antd';
import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import StarOutlined from '@ant-design/icons/StarOutlined';
import { IMAGE_REFUSED, isImage } from '#contract/fields.ts';
import { galleryOf } from '#contract/images.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { PickButton } from '../../form/pick-button.tsx';
import { moved, useDragOrder, useRemoved } from '../../form/row-order.tsx';
import { FORM_TEXTS } from '../../form/texts.ts';
import { Thumb } from '../../form/thumb.tsx';
import { ImageUpload } from '../../form/uploads.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';
import type { ProductValues } from './values.ts';

type Pictures = Pick<ProductValues, 'mainImage' | 'img' | 'additionalImages'>;

const tilesOf = ({ mainImage, img = [], additionalImages = [] }: Partial<Pictures>): string[] =>
  galleryOf({ mainImage: mainImage ?? '', img, additionalImages });

/**
 * A product's pictures as on the site, in one order; the first is the main one. Reads all three fields; a change writes
 * the gallery to `img` and its first picture to `mainImage`, so that no picture is in two lists.
 * @param id id of the form's input
 */
export function Gallery({ id }: { id?: string }) {
  const form = Form.useFormInstance<ProductValues>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // Reads the gallery from the form, not from a prop: uploads that end together must each find the latest one.
  const present = (): string[] => tilesOf(form.getFieldsValue(true) as Partial<Pictures>);
  Form.useWatch(tilesOf, { form, preserve: true }); // re-renders on changes from elsewhere, a moment late
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const tiles = present();
  const put = (next: string[]): void => {
    form.setFieldsValue({ img: next, mainImage: next[0] ?? '', additionalImages: [] });
    form.setFields([
      { name: 'mainImage', errors: [] },
      { name: 'additionalImages', errors: [] },
    ]);
    redraw();
    void form.validateFields(['img']).catch(() => {});
  };
  const append = (path: string) => put([...new Set([...present(), path])]);
  const move = (from: number, to: number) => {
    put(moved(tiles, from, to));
    setSaid(texts.imageMoved(from + 1, to + 1));
  };
  const { rowProps, handleProps } = useDragOrder(move);
  const { remove, noteAt } = useRemoved(tiles, put, (_path, at) => texts.image(at + 1));

  /** The focus stays on the picture while it moves. */
  const moveByKey = (from: number, to: number, tool: string) => {
    move(from, to);
    requestAnimationFrame(() => {
      const tile = list.current?.querySelectorAll('[data-tile]')[to];
      (
        tile?.querySelector<HTMLElement>(`[data-tool=${tool}]:not(:disabled)`) ??
        tile?.querySelector<HTMLElement>('button:not(:disabled)')
      )?.focus();
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would begin another form’s rules and margins
    <div role="group" aria-label={texts.gallery} id={id} tabIndex={-1} className="product-gallery">
      <ol ref={list}>
        {tiles.flatMap((path, at) => [
          noteAt(at),
          <li key={path} data-tile {...rowProps(at)}>
            <span className="product-tile-picture" title={path} {...handleProps(at)}>
              <SettledThumb value={path} size={160} alt={texts.image(at + 1)} />
              {at === 0 && <Tag color="blue">{texts.isMain}</Tag>}
            </span>
            <span className="product-tile-tools">
              <Button
                type="text"
                size="small"
                data-tool="before"
                icon={<ArrowLeftOutlined aria-hidden />}
                aria-label={texts.moveBefore(at + 1)}
                disabled={at === 0}
                onClick={() => moveByKey(at, at - 1, 'before')}
              />
              <Button
                type="text"
                size="small"
                data-tool="after"
                icon={<ArrowRightOutlined aria-hidden />}
                aria-label={texts.moveAfter(at + 1)}
                disabled={at === tiles.length - 1}
                onClick={() => moveByKey(at, at + 1, 'after')}
              />
              {at > 0 && (
                <Tooltip title={texts.makeMain}>
                  <Button
                    type="text"
                    size="small"
                    icon={<StarOutlined aria-hidden />}
                    aria-label={texts.makeThisMain(at + 1)}
                    onClick={() => moveByKey(at, 0, 'after')}
                  />
                </Tooltip>
              )}
              <Button
                type="text"
                size="small"
                danger
                icon={<DeleteOutlined aria-hidden />}
                aria-label={texts.removeImage(at + 1)}
                onClick={() => remove(at)}
              />
            </span>
          </li>,
        ])}
        {noteAt(tiles.length)}
        <li className="product-tile-add">
          <ImageUpload uploadKey="POST /api/products/upload-image" multiple onUploaded={append}>
            {FORM_TEXTS.uploadPicture}
          </ImageUpload>
          <PickButton onPick={({ path }) => append(path)} />
          <p>{tiles.length === 0 ? texts.noImages : texts.imagesHint}</p>
        </li>
      </ol>
      <output className="unseen">{said}</output>
      <AddByAddress present={present} onAdd={append} />
    </div>
  );
}

function AddByAddress({ present, onAdd }: { present: () => readonly string[]; onAdd: (path: string) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const add = () => {
    const path = typed.trim();
    if (path === '' || !isImage(path)) return setProblem(IMAGE_REFUSED);
    if (present().includes(path)) return setProblem(texts.imageKnown);
    onAdd(path);
    setTyped('');
    setProblem('');
  };
  return (
    <div className="product-add-address">
      <Input
        aria-label={texts.imageAddress}
        aria-describedby="product-address-problem"
        aria-invalid={problem !== ''}
        status={problem ? 'error' : ''}
        value={typed}
        inputMode="url"
        placeholder={COMMON_TEXTS.addressHint}
        onChange={({ target: { value } }) => {
          setTyped(value);
          setProblem('');
        }}
        onPressEnter={(event) => {
          event.preventDefault();
          add();
        }} // otherwise Enter would save the form
      />
      <Button icon={<PlusOutlined aria-hidden />} onClick={add}>
        {texts.addAddress}
      </Button>
      <p id="product-address-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}

const TYPING_MS = 400;

/** A small picture whose address may be half typed: loads it once it is valid and has not changed for a moment. */
function SettledThumb({ value, size, alt }: { value: string; size: number; alt: string }) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (!isImage(value)) return;
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return <Thumb value={settled === value ? value : ''} size={size} alt={alt} />;
}
