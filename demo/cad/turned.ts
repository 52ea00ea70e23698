// How the demo's turned parts become models, by their drawing.
import type { CadMapping } from '#contract/cad.ts';
import type { DrawingKey } from '../base/types.ts';
import { columns } from './columns.ts';

export const TURNED: Partial<Record<DrawingKey, CadMapping>> = {
  'itici-pim-a': columns('itici-pim-a', 'd1 L d2 k r'),
};
