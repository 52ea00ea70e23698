import { handlers, personOf } from '../../../call/handlers.ts';
import type { ShopServices } from '../payments/services.ts';
import { orderSaving } from './save.ts';
import { showOrder, showStaffOrder } from '../orders/shown.ts';
import { getWholeOrder, orderStore } from '../orders/store.ts';

/** Orders as staff process them and as customers see their own. */
export const orderHandlers = (services: ShopServices) => {
  const { database, now } = services;
  const orders = orderStore(database, now);
  const save = orderSaving(services);

  const showToStaff = async (id: string) => showStaffOrder(await getWholeOrder(database.db, id), now());

  return handlers({
    'GET /api/orders': ({ query }) => orders.list(query),
    'GET /api/orders/mine': ({ query }, { viewer }) => orders.listOfCustomer(personOf(viewer).id, query),
    async 'GET /api/orders/:id'({ params }, { viewer, grant }) {
      if (grant === 'allow') return showToStaff(params.id);
      const { id } = personOf(viewer);
      return showOrder(await getWholeOrder(database.db, params.id, ({ userId }) => userId === id), now());
    },
    async 'PATCH /api/orders/:id'({ params, body }, { viewer }) {
      await save(viewer, params.id, body);
      return showToStaff(params.id);
    },
  });
};
