import type { CustomerSummary } from '#contract/open-accounts.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import type { Resource } from '../../crud/resource.ts';
import { CUSTOMER_TEXTS as texts } from './texts.ts';

export const customers: Resource<CustomerSummary> = {
  kind: 'customer',
  path: panelListPath('customers'),
  calls: { list: 'GET /api/customers', get: 'GET /api/customers/:id', update: 'PUT /api/customers/:id' },
  titleOf: ({ company, name }) => company || name,
  texts: texts.rows,
};
