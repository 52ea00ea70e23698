import { productSlugPath } from '#contract/paths.ts';
import { useRef } from 'react';
import { Button, Form, Input, Tooltip, type FormInstance } from 'antd';
import SyncOutlined from '@ant-design/icons/SyncOutlined';
import { CODE_IN_USE } from '#contract/catalogue-texts.ts';
import { productInputs, type Product } from '#contract/products.ts';
import { slugify } from '#contract/text.ts';
import { api } from '#browser/signed-in-api.ts';
import { Field, rule } from '../../form/field.tsx';
import { PRODUCT_TEXTS as texts } from './texts.ts';

/**
 * Code, name, and the slug that follows them until it is typed. A stored product keeps its slug unless it is edited.
 */
export function CodeFields({ form, row }: { form: FormInstance; row: Product | undefined }) {
  const made = useRef('');
  const slug = (Form.useWatch('slug', form) ?? '') as string;
  const known = useRef(new Map<string, boolean>());

  const makeSlug = (): string =>
    slugify(`${form.getFieldValue('name') as string} ${form.getFieldValue('code') as string}`);
  const follow = () => {
    if (row || form.getFieldValue('slug') !== made.current) return;
    made.current = makeSlug();
    form.setFieldValue('slug', made.current);
    void form.validateFields(['slug']).catch(() => {});
  };
  const remake = () => {
    made.current = makeSlug();
    form.setFieldValue('slug', made.current);
  };

  /** Asks once per code. A failed call says nothing about the code, and saving checks again. */
  const isInUse = async (code: string): Promise<boolean> => {
    const answer = known.current.get(code);
    if (answer !== undefined) return answer;
    const { exists } = await api('GET /api/products/check-code/:code', {
      params: { code },
      query: row ? { except: row._id } : {},
    }).catch(() => ({ exists: false }));
    known.current.set(code, exists);
    return exists;
  };
  const warnOfDuplicate = async (_: unknown, typed: string): Promise<void> => {
    const code = productInputs.code.safeParse(typed).data;
    if (code && code !== row?.code && (await isInUse(code))) throw new Error(CODE_IN_USE);
  };

  return (
    <>
      <Field
        name="code"
        extra={texts.codeHint}
        rules={[
          ...rule(productInputs.code),
          { validator: warnOfDuplicate, validateTrigger: 'onBlur', warningOnly: true },
        ]}
        required
      >
        <Input className="crud-mono" autoComplete="off" onChange={follow} />
      </Field>
      <Field name="name">
        <Input autoComplete="off" onChange={follow} />
      </Field>
      <Field
        name="slug"
        extra={
          slug === ''
            ? texts.slugEmpty
            : `${texts.slugHint(productSlugPath(slug))}${row && slug !== row.slug ? ` · ${texts.slugMoves}` : ''}`
        }
      >
        <Input
          className="crud-mono"
          autoComplete="off"
          suffix={
            <Tooltip title={texts.slugMake}>
              <Button type="text" size="small" icon={<SyncOutlined />} aria-label={texts.slugMake} onClick={remake} />
            </Tooltip>
          }
        />
      </Field>
    </>
  );
}
