import { createContext, useContext, type ReactNode } from 'react';
import { Form, type FormItemProps, type FormRule } from 'antd';
import type * as z from 'zod';

export type Schemas = Readonly<Record<string, z.ZodType>>;

/**
 * What the fields of a form take from it: the contract's schemas and the labels, by name, and where uploads are
 * counted.
 */
export interface FieldContext {
  schemas: Schemas;
  labels: Readonly<Record<string, string>>;
  /** An upload began (1) or ended (-1): until then the form cannot be saved. */
  countUpload: (by: 1 | -1) => void;
}
export const FieldContext = createContext<FieldContext>({ schemas: {}, labels: {}, countUpload: () => {} });

/**
 * The contract's schema as rules of an input, so that panel and server refuse in the same words. It is checked on
 * leaving the
 * input and on saving; typing takes the sentence away again.
 * @param checkOn 'change' for inputs that nobody leaves: switches, uploads
 */
export function rule(schema: z.ZodType, checkOn: 'blur' | 'change' = 'blur'): FormRule[] {
  const check: FormRule = {
    validator: async (_rule, value: unknown) => {
      const sentence = schema.safeParse(value).error?.issues[0]?.message;
      if (sentence) throw new Error(sentence);
    },
    validateTrigger: checkOn === 'blur' ? 'onBlur' : 'onChange',
  };
  return checkOn === 'blur' ? [check, { validator: () => Promise.resolve(), validateTrigger: 'onChange' }] : [check];
}

/** Whether the schema refuses every way of saying nothing. */
const isNeeded = (schema: z.ZodType | undefined): boolean =>
  schema !== undefined &&
  !schema.safeParse(true).success &&
  ['', null, []].every((nothing) => !schema.safeParse(nothing).success);

/** The most characters the schema lets through; undefined where that is no question. */
export const maxLengthOf = (schema: z.ZodType | undefined): number | undefined =>
  (schema as { maxLength?: number | null } | undefined)?.maxLength ?? undefined;

export interface FieldProps extends Omit<FormItemProps, 'children' | 'name' | 'rules'> {
  /**
   * A key of the form's schemas and labels, or a path; that of a part is joined by points there, and one inside a list
   * needs `schema`.
   */
  name: string | (string | number)[];
  schema?: z.ZodType;
  checkOn?: 'blur' | 'change';
  /** Instead of the schema's, where it depends on other inputs. */
  rules?: FormRule[];
  children: ReactNode;
}

/** Of a field's name, in the form's schemas and labels. */
export const keyOf = (name: FieldProps['name']): string => (typeof name === 'string' ? name : name.join('.'));

/** An input with its label, its mark where it is needed, and the contract's rules. */
export function Field({ name, schema, checkOn = 'blur', rules, label, required, children, ...rest }: FieldProps) {
  const { schemas, labels } = useContext(FieldContext);
  const key = keyOf(name);
  const used = schema ?? schemas[key];
  return (
    <Form.Item
      name={name}
      label={label ?? labels[key]}
      required={required ?? isNeeded(used)}
      rules={rules ?? (used ? rule(used, checkOn) : [])}
      validateTrigger={['onBlur', 'onChange']}
      {...rest}
    >
      {children}
    </Form.Item>
  );
}
