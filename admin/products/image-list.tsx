import { Button, Form, Tag } from 'antd';
import StarOutlined from '@ant-design/icons/StarOutlined';
import { ImageUpload } from '../crud/image-upload.tsx';
import { moved, RowButtons, useDragOrder } from '../crud/row-order.tsx';
import { TextLines } from '../crud/text-lines.tsx';
import { SettledThumb } from './settled-thumb.tsx';
import { PRODUCT_FORM_TEXTS as texts } from './texts.ts';

interface ImageListProps {
  /** The field whose value it is: uploads that end together must each find the list as it then is. */
  name: 'img' | 'additionalImages';
  main?: { value: string; onChange: (path: string) => void };
  value?: string[];
  onChange?: (paths: string[]) => void;
  id?: string;
}

/** Pictures in order, by upload or as lines of addresses: two views of one list. */
export function ImageList({ name, main, value = [], onChange, id }: ImageListProps) {
  const form = Form.useFormInstance();
  const change = (paths: string[]) => {
    onChange?.(paths);
    // What the product is known by stays among its pictures.
    if (main && !paths.includes(main.value) && (main.value === '' || value.includes(main.value))) main.onChange(paths[0] ?? '');
  };
  const move = (from: number, to: number) => change(moved(value, from, to));
  const { rowProps, handleProps } = useDragOrder(move);

  const append = (path: string) => {
    const present = (form.getFieldValue(name) ?? []) as string[];
    const next = [...new Set([...present, path])];
    form.setFieldValue(name, next);
    if (main && !form.getFieldValue('mainImage')) main.onChange(next[0]!);
    void form.validateFields([name]).catch(() => {});
  };

  return (
    <div className="product-images">
      <ImageUpload uploadKey="POST /api/products/upload-image" multiple onUploaded={append}>{texts.addImages}</ImageUpload>
      <p className="product-note">{texts.imagesHint}</p>
      {value.length === 0 ? <p className="product-none">{texts.noImages}</p> : (
        <ol className="product-image-rows">
          {value.map((path, at) => (
            <li key={path} {...rowProps(at)}>
              <SettledThumb value={path} size={64} alt={texts.image(at + 1)} />
              <span className="product-image-path">
                <span title={path}>{path}</span>
                {main && (main.value === path
                  ? <Tag color="blue">{texts.isMain}</Tag>
                  : <Button size="small" type="link" icon={<StarOutlined />} onClick={() => main.onChange(path)}>{texts.makeMain}</Button>)}
              </span>
              <RowButtons what={texts.image(at + 1)} at={at} count={value.length} onMove={(to) => move(at, to)} onRemove={() => change(value.filter((_, i) => i !== at))} handle={handleProps(at)} />
            </li>
          ))}
        </ol>
      )}
      <label className="product-lines">
        <span>{texts.imageLines}</span>
        <TextLines {...(id ? { id } : {})} value={value} onChange={(paths) => onChange?.([...new Set(paths)])} rows={3} placeholder="https://… veya /…" />
        <span className="product-note">{texts.imageLinesHint}</span>
      </label>
    </div>
  );
}
