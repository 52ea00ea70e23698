import type { EngineName } from '../base/db/dialect.ts';

/** Statements that take back migration 049-price-lists, but for its line in the table of migrations. */
export const priceListsUndone = (engine: EngineName): string[] => [
  ...['insert', 'update'].flatMap((event) =>
    engine === 'postgres'
      ? [`drop trigger price_history_${event} on products`, `drop function price_history_${event}()`]
      : [`drop trigger price_history_${event}`],
  ),
  'drop table price_history',
  'drop table price_list_items',
  'drop table price_lists',
];
