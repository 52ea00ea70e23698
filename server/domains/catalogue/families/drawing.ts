// The drawing of a family or of one of its sizes: the picture that staff gave, or the one drawn by its dimensions.
import type { CadMapping } from '#contract/cad.ts';
import { cadDrawingPath } from '#contract/cad-paths.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { Drawing, DrawingLetters, FamilyColumn } from '#contract/families.ts';
import { letteredDrawing } from '../cad-models/drawing.ts';
import { modelOf } from '../cad-models/model.ts';

interface Drawn {
  drawingImage: string | null;
  drawingLetters: DrawingLetters | null;
  cad: CadMapping | null;
  columns: readonly FamilyColumn[];
}

/** @param hasCad whether the shop gives CAD files at all */
export function drawingOf(
  { drawingImage, drawingLetters, cad, columns }: Drawn,
  size: { code: string; dims: readonly Dim[] } | null,
  hasCad: boolean,
): Drawing | null {
  if (drawingImage !== null) return { image: drawingImage, letters: drawingLetters, look: 'representative' };
  if (!hasCad || cad === null || size === null) return null;
  const model = modelOf(cad, columns, size.dims);
  if ('reason' in model) return null;
  const { letters, isBroken, version } = letteredDrawing(model, cad, columns, size.dims);
  return {
    image: cadDrawingPath(size.code, version),
    letters: letters.letters.length > 0 ? letters : null,
    look: isBroken ? 'broken' : 'true',
  };
}
