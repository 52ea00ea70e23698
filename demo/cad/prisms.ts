// How the demo's plates, screws, springs and fittings become models, by their drawing.
import type { CadMapping } from '#contract/cad.ts';
import type { DrawingKey } from '../base/types.ts';

export const PRISMS: Partial<Record<DrawingKey, CadMapping>> = {};
