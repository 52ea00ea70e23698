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

interface Pictures {
  drawing: Drawing | null;
  picture: string | null;
}

/** Sizes whose pictures are remembered: finding out what they show takes longer than the rest of a page. */
const KEPT = 2_000;

/**
 * Returns a function that tells the drawing and the picture of a size.
 * @param hasCad whether the shop gives CAD files at all
 */
export function sizePictures(hasCad: boolean) {
  const kept = new Map<string, Pictures>();
  return (drawn: Drawn, size: { code: string; dims: readonly Dim[] } | null): Pictures => {
    const { drawingImage: image, drawingLetters: letters, cad, columns } = drawn;
    const given: Drawing | null = image === null ? null : { image, letters, look: 'representative' };
    if (!hasCad || !cad || cad.hasPictures === false || !size) return { drawing: given, picture: null };
    // Everything on which they depend.
    const key = JSON.stringify([size.code, size.dims, cad, columns.map((column) => [column.key, column.label])]);
    const known = kept.get(key) ?? picturesOf(cad, columns, size);
    kept.delete(key);
    kept.set(key, known);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return { drawing: given ?? known.drawing, picture: known.picture };
  };
}

function picturesOf(
  cad: CadMapping,
  columns: readonly FamilyColumn[],
  { code, dims }: { code: string; dims: readonly Dim[] },
): Pictures {
  const model = modelOf(cad, columns, dims);
  if ('reason' in model) return { drawing: null, picture: null };
  const { letters, isBroken, version } = letteredDrawing(model, cad, columns, dims);
  return {
    drawing: {
      image: cadPicturePath(code, 'svg', version),
      letters: letters.letters.length > 0 ? letters : null,
      look: isBroken ? 'broken' : 'true',
    },
    picture: cadPicturePath(code, 'webp', pictureVersion(model)),
  };
}
