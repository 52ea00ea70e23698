import { createSheet, letteredLabelSize, type LabelMeaning, type LetteredPicture, type Sheet } from './sheet.ts';

/** The three pictures of one part at one size; each call draws them again. */
export interface PartPictures {
  cizim(): string;
  kesit(): string;
  izometrik(): string;
  /** The front view with letters' places instead of the labels that name a column. */
  lettered(meaningOf: (label: string) => LabelMeaning): LetteredPicture;
}

/** Binds the two flat views (drawn on fresh sheets) and the shaded one. */
export function pictures(cizim: (s: Sheet) => void, kesit: (s: Sheet) => void, izometrik: () => string): PartPictures {
  const onSheet = (draw: (s: Sheet) => void): string => {
    const sheet = createSheet();
    draw(sheet);
    return sheet.svg();
  };
  return {
    cizim: () => onSheet(cizim),
    kesit: () => onSheet(kesit),
    izometrik,
    lettered: (meaningOf) => {
      const drawn = (labelSize?: number) => {
        const sheet = createSheet(meaningOf, labelSize);
        cizim(sheet);
        return sheet.lettered();
      };
      // A narrow picture is shown larger than a wide one: its labels would stand above the letters.
      return drawn(letteredLabelSize(drawn().width));
    },
  };
}

/** Looks along a lying part with its start (head) near at the lower left. */
export const HEAD_FIRST = { azimuth: -128, elevation: 26 } as const;
