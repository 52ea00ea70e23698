import type { FormServices } from '../../../call/services.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import { addAddress, changeAddress, listAddresses, removeAddress, shownAddress } from './store.ts';

/** Saved addresses of the signed-in customer. */
export const addressHandlers = ({ database, now }: Pick<FormServices, 'database' | 'now'>) =>
  handlers({
    async 'GET /api/addresses'(_input, { viewer }) {
      return (await listAddresses(database.db, personOf(viewer).id)).map(shownAddress);
    },
    async 'POST /api/addresses'({ body }, { viewer }) {
      return shownAddress(
        await database.write('accounts', (trx) => addAddress(trx, personOf(viewer).id, body, new Date(now()))),
      );
    },
    async 'PUT /api/addresses/:id'({ params, body }, { viewer }) {
      return shownAddress(
        await database.write('accounts', (trx) =>
          changeAddress(trx, personOf(viewer), params.id, body, new Date(now())),
        ),
      );
    },
    async 'DELETE /api/addresses/:id'({ params }, { viewer }) {
      await database.write('accounts', (trx) => removeAddress(trx, personOf(viewer).id, params.id, new Date(now())));
    },
  });
