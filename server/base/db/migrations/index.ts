import type { Migration } from '../migration.ts';
import { catalogue } from './001-catalogue.ts';
import { content } from './002-content.ts';
import { forms } from './003-forms.ts';
import { staff } from './004-staff.ts';
import { staffLists } from './005-staff-lists.ts';
import { dashboard } from './006-dashboard.ts';
import { people } from './007-people.ts';
import { shop } from './008-shop.ts';
import { instances } from './009-instances.ts';
import { finerScopes } from './010-finer-scopes.ts';
import { backgroundWork } from './011-background-work.ts';
import { richTextRules } from './012-rich-text-rules.ts';
import { stockMoves } from './013-stock-moves.ts';
import { trash } from './014-trash.ts';
import { auditSearch } from './015-audit-search.ts';
import { stockList } from './016-stock-list.ts';
import { dashboardSales } from './017-dashboard-sales.ts';
import { readableNotices } from './018-readable-notices.ts';
import { representativeImages } from './019-representative-images.ts';

/** In order; append only. */
export const migrations: readonly Migration[] = [
  catalogue,
  content,
  forms,
  staff,
  staffLists,
  dashboard,
  people,
  shop,
  instances,
  finerScopes,
  backgroundWork,
  richTextRules,
  stockMoves,
  trash,
  auditSearch,
  stockList,
  dashboardSales,
  readableNotices,
  representativeImages,
];
