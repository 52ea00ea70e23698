// The drawing of a family or of one of its sizes, and its shaded picture: made from its dimensions, unless staff gave
// the family a drawing.
import type { CadMapping } from '#contract/cad.ts';
import { cadPicturePath } from '#contract/cad-paths.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { Drawing, DrawingLetters, FamilyColumn } from '#contract/families.ts';
import { letteredDrawing, pictureVersion } from '../cad-models/drawing.ts';
import { modelOf } from '../cad-models/model.ts';

interface Drawn {
  drawingImage: string | null;
  drawingLetters: DrawingLetters | null;
  cad: CadMapping | null;
  columns: readonly FamilyColumn[];
}

/** @param hasCad whether the shop gives CAD files at all */
export function picturesOf(
  { drawingImage, drawingLetters, cad, columns }: Drawn,
  size: { code: string; dims: readonly Dim[] } | null,
  hasCad: boolean,
): { drawing: Drawing | null; picture: string | null } {
  const given: Drawing | null =
    drawingImage === null ? null : { image: drawingImage, letters: drawingLetters, look: 'representative' };
  const model = hasCad && cad && cad.hasPictures !== false && size ? modelOf(cad, columns, size.dims) : null;
  if (!cad || !size || !model || 'reason' in model) return { drawing: given, picture: null };
  const picture = cadPicturePath(size.code, 'webp', pictureVersion(model));
  if (given) return { drawing: given, picture };
  const { letters, isBroken, version } = letteredDrawing(model, cad, columns, size.dims);
  return {
    drawing: {
      image: cadPicturePath(size.code, 'svg', version),
      letters: letters.letters.length > 0 ? letters : null,
      look: isBroken ? 'broken' : 'true',
    },
    picture,
  };
}
