// Drawings and shaded pictures of articles, as pages show them.
import { ApiError } from '#contract/api-error.ts';
import type { Download } from '#contract/downloads.ts';
import type { LetteredDrawing } from '../cad-models/drawing.ts';
import { busy, type CadArticle, type CadFiles } from './files.ts';

export interface PicturedArticle extends CadArticle {
  drawing(): LetteredDrawing;
  pictureVersion(): string;
}

/** Pictures name nobody. */
const NOBODY = { company: '', website: '' };
/** Pictures that are being made: files that people ask for find room beside them in the CAD process's queue. */
const MOST_AT_ONCE = 20;
/** Why there may be no picture for now. */
const INSTEAD: ReadonlySet<string> = new Set(['CAD_BUSY', 'CAD_FAILED', 'RATE_LIMITED']);

/** `version`: that of the address, under which browsers keep what has it; undefined: they ask again. */
export function articlePictures(files: Pick<CadFiles, 'drawing' | 'picture'>) {
  let making = 0;

  async function drawing(article: PicturedArticle, version: string | undefined): Promise<Download> {
    const drawn = await files.drawing(article.code, article.drawing());
    return { ...drawn, isForGood: version === drawn.version };
  }
  return {
    drawing,
    /**
     * The shaded picture; while there is none the drawing, which nobody keeps in its place.
     * @param take throws RATE_LIMITED when the caller had enough pictures made
     */
    async picture(article: PicturedArticle, version: string | undefined, take: () => void): Promise<Download> {
      let isMade = false;
      const made = async (): Promise<void> => {
        if (making >= MOST_AT_ONCE) throw busy();
        take();
        isMade = true;
        making += 1;
      };
      try {
        const limits = { kept() {}, made };
        const picture = await files.picture({ article, maker: NOBODY, protocol: '214' }, limits);
        return { ...picture, isForGood: version === article.pictureVersion() };
      } catch (error) {
        if (!(ApiError.is(error) && INSTEAD.has(error.code))) throw error;
        const { version: _kept, ...drawn } = await drawing(article, undefined);
        return drawn;
      } finally {
        if (isMade) making -= 1;
      }
    },
  };
}
