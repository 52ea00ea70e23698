// Customers as a file, under the headings that their import reads.
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import {
  ALLOWED,
  CUSTOMER_FACTS,
  CUSTOMER_HEADINGS,
  customerFileName,
  CUSTOMERS_AS_FILE,
  NOT_ALLOWED,
} from '#contract/customer-file-texts.ts';
import { istanbulDay, istanbulDayText } from '../../base/clock.ts';
import { USUAL_WIDTH } from '../../base/files/table-download.ts';
import { tableFile } from '../../base/files/table-file.ts';
import type { SheetCell } from '../../base/files/xlsx-writer.ts';
import { handlers } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { readingAudit } from '../../entities/audit/reading.ts';
import { customerStore } from '../shop/open-accounts/customers.ts';
import { CUSTOMER_FIELDS, defaultAddresses, flatOf, type CustomerField } from './flat.ts';

const WIDTHS: Partial<Record<CustomerField | 'email', number>> = {
  email: 30,
  name: 24,
  note: 30,
  recipient: 30,
  line: 48,
};

function cellOf(field: CustomerField, value: string | number | boolean): SheetCell {
  if (typeof value !== 'boolean') return field === 'limit' ? { amount: Number(value) } : value;
  if (field === 'isActive') return value ? ACTIVE : PASSIVE;
  return value ? ALLOWED : NOT_ALLOWED;
}

/** The filtered customers as a file; without staff, whom an import may not change. */
export const customerFileHandlers = (
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  { dataDir }: { dataDir: string },
) => {
  const noteReading = readingAudit(database, now);
  const customers = customerStore(database, now);
  return handlers({
    async 'GET /api/customers/export'({ query: { format, ...filter } }, { viewer }) {
      let count = 0;
      async function* rows(): AsyncGenerator<SheetCell[]> {
        for await (const page of customers.each(filter)) {
          const addresses = await defaultAddresses(
            database.db,
            page.map(({ id }) => id),
          );
          for (const row of page) {
            count += 1;
            const terms =
              row.isAllowed === null
                ? undefined
                : { isAllowed: row.isAllowed, limitMinor: row.limitMinor!, days: row.days!, note: row.note! };
            const values = flatOf(row, terms, addresses.get(row.id));
            yield [
              row.email,
              ...CUSTOMER_FIELDS.map((field) => cellOf(field, values[field])),
              row.summary.orders,
              { amount: row.summary.turnover },
              { amount: row.summary.open },
              istanbulDayText(row.createdAt),
            ];
          }
        }
      }
      const file = await tableFile(
        { dataDir, now: now() },
        {
          fileName: customerFileName(istanbulDay(now())),
          name: CUSTOMERS_AS_FILE,
          head: [...Object.values(CUSTOMER_HEADINGS), ...Object.values(CUSTOMER_FACTS)],
          widths: [
            ...(['email', ...CUSTOMER_FIELDS] as const).map((field) => WIDTHS[field] ?? USUAL_WIDTH),
            ...Object.keys(CUSTOMER_FACTS).map(() => USUAL_WIDTH),
          ],
          rows: rows(),
        },
        format,
      );
      await noteReading({ viewer, kind: 'customer', action: 'export', title: CUSTOMERS_AS_FILE, rows: count, filter });
      return file;
    },
  });
};
