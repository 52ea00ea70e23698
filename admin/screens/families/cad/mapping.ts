// A mapping as the form changes it.
import type { CadMapping, CadSource, CadTemplate } from '#contract/cad.ts';
import type { FamilyColumn } from '#contract/families.ts';

type Param = CadTemplate['params'][number];

/** A template's mapping: params get the columns that have their letter. */
export function mappingFor({ key, params }: CadTemplate, columns: readonly Pick<FamilyColumn, 'key'>[]): CadMapping {
  const letters = new Set(columns.map((column) => column.key));
  return {
    template: key,
    params: Object.fromEntries(
      params.filter((param) => letters.has(param.key)).map((param) => [param.key, { column: param.key }]),
    ),
  };
}

/** The mapping with another source of a param; null: none. */
export function withSource(mapping: CadMapping, param: string, source: CadSource | null): CadMapping {
  const { [param]: _former, ...others } = mapping.params;
  return { ...mapping, params: source === null ? others : { ...others, [param]: source } };
}

/** The mapping with another colour; null: the template's. */
export function withFinish({ finish: _former, ...mapping }: CadMapping, finish: string | null): CadMapping {
  return finish === null ? mapping : { ...mapping, finish };
}

/** The mapping with or without pictures of the models; with them is what a mapping that says nothing means. */
export function withPictures({ hasPictures: _former, ...mapping }: CadMapping, hasPictures: boolean): CadMapping {
  return hasPictures ? mapping : { ...mapping, hasPictures };
}

/** A typed value as the param takes it: a number with comma or point where one is wanted, else the text. */
export function typedValue({ kind }: Pick<Param, 'kind'>, text: string): number | string {
  const number = Number(text.trim().replace(',', '.'));
  return kind === 'number' && text.trim() !== '' && Number.isFinite(number) ? number : text;
}
