import type { StoredMenu } from '#contract/menus.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import type { Resource } from '../../crud/resource.ts';
import { MENU_TEXTS as texts } from './texts.ts';

export const menus: Resource<StoredMenu> = {
  kind: 'menu',
  path: panelListPath('menus'),
  calls: {
    list: 'GET /api/menus/admin',
    get: 'GET /api/menus/admin/:id',
    update: 'PUT /api/menus/:id',
  },
  titleOf: ({ label }) => label,
  texts: texts.rows,
};
