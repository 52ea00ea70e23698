/** Below `.home-mould` a part's row, its number and its outline in the drawing light up together. */
export const partClass = (i: number): string => `home-part home-part-${i + 1}`;
