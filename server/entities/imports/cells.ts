// Cells of a file as values of fields.
import { CURRENCY_SIGNS, SWITCHES } from '#contract/article-cells.ts';
import { IS_NOT_NUMBER, IS_NOT_SWITCH, IS_NOT_WHOLE } from '#contract/import-texts.ts';
import { readNumber, type NumberForm } from '#contract/number-forms.ts';
import { ITEM_SEPARATOR } from '#contract/product-table-texts.ts';
import { fold } from '#contract/text.ts';
import type { TableCell } from '../../base/files/tables/tables.ts';
import type { CellType, WantedValue } from './kind.ts';

/** A cell as people see it. */
export function cellText(cell: TableCell): string {
  if (typeof cell === 'object') return cell.date;
  return typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell);
}

export type CellValue = { value: WantedValue } | { sentence: string };

/** Reads a cell that is not empty. @param form of the column's numbers, where they are texts */
export function readCell(type: CellType, cell: TableCell, form: NumberForm): CellValue {
  switch (type) {
    case 'number':
    case 'whole': {
      const number = typeof cell === 'number' ? cell : readNumber(cellText(cell).replace(CURRENCY_SIGNS, ''), form);
      if (number === null) return { sentence: IS_NOT_NUMBER };
      return type === 'whole' && !Number.isInteger(number) ? { sentence: IS_NOT_WHOLE } : { value: number };
    }
    case 'switch': {
      const value = typeof cell === 'boolean' ? cell : SWITCHES.get(fold(cellText(cell)));
      return value === undefined ? { sentence: IS_NOT_SWITCH } : { value };
    }
    case 'list':
      return {
        value: cellText(cell)
          .split(ITEM_SEPARATOR.trim())
          .map((item) => item.trim())
          .filter((item) => item !== ''),
      };
    case 'text':
      return { value: cellText(cell) };
  }
}
