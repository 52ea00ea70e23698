import { useCallback, useEffect, useRef } from 'react';
import { Button, Form, Input, Tooltip } from 'antd';
import SyncOutlined from '@ant-design/icons/SyncOutlined';
import { slugify } from '#contract/text.ts';
import { Field } from './field.tsx';
import { FORM_TEXTS as texts } from './texts.ts';

interface SlugFieldProps {
  /** Beginning of its addresses on the site: '/blog/'. */
  under: string;
  /** The stored slug; undefined for a new row. */
  saved: string | undefined;
}

/** Slug with its address. For a new row it follows the title until it is typed; a stored row keeps its own. */
export function SlugField({ under, saved }: SlugFieldProps) {
  const form = Form.useFormInstance();
  const title = (Form.useWatch('title', form) ?? '') as string;
  const slug = (Form.useWatch('slug', form) ?? '') as string;
  const made = useRef('');
  const isNew = saved === undefined;

  const make = useCallback(
    (text: string): void => {
      made.current = slugify(text);
      form.setFieldValue('slug', made.current);
      form.setFields([{ name: 'slug', errors: [] }]);
    },
    [form],
  );
  useEffect(() => {
    if (isNew && form.getFieldValue('slug') === made.current && made.current !== slugify(title)) make(title);
  }, [form, isNew, title, make]);

  const moved = !isNew && slug !== saved ? texts.slugMoves : '';
  return (
    <Field
      name="slug"
      extra={
        slug === '' ? (
          texts.slugEmpty
        ) : (
          <>
            {texts.slugShown}
            <span className="crud-mono">{`${under}${slug}`}</span>.{moved}
          </>
        )
      }
    >
      <Input
        className="crud-mono"
        autoComplete="off"
        prefix={<span className="crud-note">{under}</span>}
        suffix={
          <Tooltip title={texts.slugMake}>
            <Button
              type="text"
              size="small"
              icon={<SyncOutlined />}
              aria-label={texts.slugMakeLong}
              onClick={() => make(title)}
            />
          </Tooltip>
        }
      />
    </Field>
  );
}
