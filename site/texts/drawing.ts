/** Under drawings, which are not to scale. */
export const REPRESENTATIVE_DRAWING = 'Temsili çizim';
