import { createContext, useContext, type ReactNode } from 'react';
import { Form, type FormItemProps, type FormRule } from 'antd';
import type * as z from 'zod';

export type Schemas = Readonly<Record<string, z.ZodType>>;

/** Context for a form's fields: the contract's schemas and the labels by name, and a counter of uploads. */
export interface FieldContext {
  schemas: Schemas;
  labels: Readonly<Record<string, string>>;
  /** Counts uploads: 1 begins, -1 ends. Saving waits for zero. */
  countUpload: (by: 1 | -1) => void;
}
export const FieldContext = createContext<FieldContext>({ schemas: {}, labels: {}, countUpload: () => {} });

/**
 * Turns the contract's schema into rules, so that panel and server refuse in the same words. Checks on blur and on
 * saving; typing removes the sentence.
 * @param checkOn 'change' for inputs without blur: switches, uploads
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

/** Whether the schema refuses every empty value. */
const isNeeded = (schema: z.ZodType | undefined): boolean =>
  schema !== undefined &&
  !schema.safeParse(true).success &&
  ['', null, []].every((nothing) => !schema.safeParse(nothing).success);

/** Maximum length that the schema allows, if any. */
export const maxLengthOf = (schema: z.ZodType | undefined): number | undefined =>
  (schema as { maxLength?: number | null } | undefined)?.maxLength ?? undefined;

export interface FieldProps extends Omit<FormItemProps, 'children' | 'name' | 'rules'> {
  /** Key in the form's schemas and labels, or a path. Parts are joined by dots; a path inside a list needs `schema`. */
  name: string | (string | number)[];
  schema?: z.ZodType;
  checkOn?: 'blur' | 'change';
  /** Replaces the schema's rules, where they depend on other inputs. */
  rules?: FormRule[];
  children: ReactNode;
}

/** Key of a field in the form's schemas and labels. */
export const keyOf = (name: FieldProps['name']): string => (typeof name === 'string' ? name : name.join('.'));

/** An input with label, required mark and the contract's rules. */
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

/** Fields that belong together, under a heading and a line. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="crud-field-group">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
