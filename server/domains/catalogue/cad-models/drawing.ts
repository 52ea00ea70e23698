// The drawing of a size: its letters are the keys of its family's columns.
import { createHash } from 'node:crypto';
import type { CadMapping } from '#contract/cad.ts';
import { formatMilli, isDiameter, isLetter } from '#contract/dimension.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { DrawingLetters, FamilyColumn } from '#contract/families.ts';
import { measuredParams, type Measured } from '../../../cad/drawing/dimensions.ts';
import { layOut } from '../../../cad/drawing/layout.ts';
import { drawSvg } from '../../../cad/drawing/picture.ts';
import type { Wanted } from '../../../cad/drawing/slots.ts';
import type { CadModel } from './model.ts';

/** Grow when the same dimensions are drawn, and shaded, otherwise. */
const EDITION = 1;
const PICTURE_EDITION = 1;

type Columns = readonly Pick<FamilyColumn, 'key' | 'label'>[];

export interface LetteredDrawing {
  letters: DrawingLetters;
  /** Whether long parts are broken. */
  isBroken: boolean;
  /** Names exactly this drawing. */
  version: string;
  svg(): string;
}

const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);

/** Names exactly the picture of a body. */
export const pictureVersion = ({ body }: Pick<CadModel, 'body'>): string => versionOf([PICTURE_EDITION, body]);

/** What may stand at a dimension: its letter or name on the family's page, its value on the size's own. */
function longestText({ key, label }: Columns[number], dim: Dim): string {
  const value = typeof dim === 'number' ? `${isDiameter(key) ? 'Ø' : ''}${formatMilli(dim)}` : (dim ?? '');
  return [isLetter(key) ? key : label, value].reduce((a, b) => (b.length > a.length ? b : a));
}

/** What the columns that feed a model measure on it, by their keys. */
export function measuredColumns({ template, values }: CadModel, { params }: CadMapping): ReadonlyMap<string, Measured> {
  const measured = measuredParams(template, values);
  return new Map(
    Object.entries(params).flatMap(([param, source]): [string, Measured][] => {
      const found = 'column' in source ? measured.get(param) : undefined;
      return found && 'column' in source ? [[source.column, found]] : [];
    }),
  );
}

/** @param dims the values of the size, from which the model was made */
export function letteredDrawing(
  model: CadModel,
  mapping: CadMapping,
  columns: Columns,
  dims: readonly Dim[],
): LetteredDrawing {
  const { body } = model;
  const measured = measuredColumns(model, mapping);
  const wanted = columns.flatMap((column, i): Wanted[] => {
    const found = measured.get(column.key);
    return found ? [{ key: column.key, text: longestText(column, dims[i] ?? null), measured: found }] : [];
  });
  const layout = layOut(body, wanted);
  const { width, height, lines, arrows, circles, letters } = layout;
  const version = versionOf([EDITION, body, width, height, lines, arrows, circles]);
  return {
    letters: {
      width,
      height,
      letters: letters.map(({ key, x, y }) => ({ key, x: Math.round(x), y: Math.round(y) })),
    },
    isBroken: layout.views.some(({ fold }) => fold.cuts.length > 0),
    version,
    svg: () => drawSvg(body, layout),
  };
}
