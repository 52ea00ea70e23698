import { handlers, personOf } from '../http/handlers.ts';
import { notBuilt } from '../not-built.ts';
import type { ShopServices } from '../payments/services.ts';
import { showOrder, showStaffOrder } from './shown.ts';
import { getWholeOrder, orderStore } from './store.ts';

export const orderHandlers = ({ database, now }: ShopServices) => {
  const orders = orderStore(database);

  return handlers({
    'GET /api/orders': ({ query }) => orders.list(query),
    'GET /api/orders/mine': ({ query }, { viewer }) => orders.listOfCustomer(personOf(viewer).id, query),
    'GET /api/orders/export': notBuilt,
    async 'GET /api/orders/:id'({ params }, { viewer, grant }) {
      if (grant === 'allow') return showStaffOrder(await getWholeOrder(database.db, params.id), now());
      const { id } = personOf(viewer);
      return showOrder(await getWholeOrder(database.db, params.id, ({ userId }) => userId === id), now());
    },
    'PATCH /api/orders/:id': notBuilt,
  });
};
