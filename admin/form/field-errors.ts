import type { FormInstance } from 'antd';

type Path = (string | number)[];

/** Path of a field in a reply: 'technicalSpecs.0.name' → ['technicalSpecs', 0, 'name']. */
const toPath = (text: string): Path => text.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** The input for a path: its own, or that of the list or object around it. */
function inputOf(path: Path, inputs: ReadonlySet<string>): Path | undefined {
  for (let length = path.length; length > 0; length--)
    if (inputs.has(path.slice(0, length).join('.'))) return path.slice(0, length);
  return undefined;
}

/**
 * Shows errors at their inputs, replacing earlier ones.
 * @param fields path → sentence, as in a failure
 * @returns the first input with an error
 */
export function showFieldErrors(form: FormInstance, fields: Readonly<Record<string, string>>): Path | undefined {
  const names = form.getFieldsError().map(({ name }) => name);
  const inputs = new Set(names.map((name) => name.join('.')));
  const errors = new Map<string, { name: Path; errors: string[] }>();
  for (const [text, sentence] of Object.entries(fields)) {
    const name = inputOf(toPath(text), inputs);
    if (name && !errors.has(name.join('.'))) errors.set(name.join('.'), { name, errors: [sentence] });
  }
  form.setFields([...errors.values()]);
  // In the order of the form, not of the reply.
  return names.find((name) => errors.has(name.join('.')));
}
