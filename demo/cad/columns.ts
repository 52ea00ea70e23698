import type { CadMapping } from '#contract/cad.ts';
import type { FinishName } from '../../server/cad/body.ts';

/**
 * A mapping in short: 'd1 L' feeds the params d1 and L from the columns of that name, 'D=d1' the param D from the column
 * d1. @param fixed params with one value for all sizes
 */
export const columns = (template: string, from: string, fixed: Record<string, number | string> = {}): CadMapping => ({
  template,
  params: {
    ...Object.fromEntries(
      from.split(' ').map((pair) => {
        const [param, column = param] = pair.split('=') as [string, string?];
        return [param, { column }];
      }),
    ),
    ...Object.fromEntries(Object.entries(fixed).map(([param, value]) => [param, { value }])),
  },
});

/** The mapping in another colour than the template's. */
export const finished = (finish: FinishName, mapping: CadMapping): CadMapping => ({ ...mapping, finish });
