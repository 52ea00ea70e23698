import { useCallback, useEffect, useReducer, useState } from 'react';
import { Form, Input, type FormInstance } from 'antd';
import { ImageInput } from '#contract/fields.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Field } from '../../form/field.tsx';
import { SwitchField, TextLines } from '../../form/text-fields.tsx';
import { Gallery } from './gallery.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';

/** Fields with an input here. */
export const IMAGE_FIELDS = ['img', 'mainImage', 'additionalImages', 'areImagesRepresentative'] as const;

/** Pictures as a gallery; below it, folded, their addresses. */
export function ImagesTab({ form, isNew }: { form: FormInstance; isNew: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  return (
    <>
      <Field name="img" checkOn="change">
        <Gallery />
      </Field>
      <SwitchField
        name="areImagesRepresentative"
        on={COMMON_TEXTS.yes}
        off={COMMON_TEXTS.no}
        extra={texts.representativeHint}
      />
      <details
        className="product-addresses"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{texts.editAddresses}</summary>
        <div className="product-columns">
          <section>
            <ImageLinks form={form} />
          </section>
          <section>
            <Field
              name="mainImage"
              schema={isNew ? ImageInput : undefined}
              extra={isNew ? `${texts.mainHint} ${texts.mainHintNew}` : texts.mainHint}
            >
              <MainLink onWrong={open} />
            </Field>
            <Field name="additionalImages" checkOn="change" extra={texts.additionalHint}>
              <FurtherLinks onWrong={open} />
            </Field>
          </section>
        </div>
      </details>
    </>
  );
}

interface Controlled<T> {
  value?: T;
  onChange?: (value: T) => void;
  onBlur?: () => void;
  id?: string;
}
const distinct = (paths: readonly string[]): string[] => [...new Set(paths)];

/** Opens the fold when an input inside has an error. */
function useOpenWhenWrong(onWrong: () => void): void {
  const { status } = Form.Item.useStatus();
  useEffect(() => {
    if (status === 'error') onWrong();
  }, [status, onWrong]);
}

/** Addresses of the pictures as text. The main picture stays among them. */
function ImageLinks({ form }: { form: FormInstance }) {
  Form.useWatch('img', form); // told a moment late: alone it would restore what was typed over meanwhile
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const paths = (form.getFieldValue('img') ?? []) as string[];
  const change = (typed: string[]) => {
    const main = (form.getFieldValue('mainImage') ?? '') as string;
    const next = distinct(typed);
    if (!next.includes(main) && (main === '' || paths.includes(main))) form.setFieldValue('mainImage', next[0] ?? '');
    form.setFieldValue('img', next);
    redraw();
    void form.validateFields(['img']).catch(() => {});
  };
  return (
    <label className="product-lines">
      <span>{texts.imageLines}</span>
      <TextLines value={paths} onChange={change} rows={5} placeholder={COMMON_TEXTS.addressHint} />
      <span className="product-note">{texts.imageLinesHint}</span>
    </label>
  );
}

function MainLink({ onWrong, onChange, ...input }: Controlled<string> & { onWrong: () => void }) {
  useOpenWhenWrong(onWrong);
  return (
    <Input
      {...input}
      allowClear
      inputMode="url"
      placeholder={COMMON_TEXTS.addressHint}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

function FurtherLinks({ onWrong, onChange, ...input }: Controlled<string[]> & { onWrong: () => void }) {
  useOpenWhenWrong(onWrong);
  return (
    <TextLines
      {...input}
      rows={3}
      placeholder={COMMON_TEXTS.addressHint}
      onChange={(paths) => onChange?.(distinct(paths))}
    />
  );
}
