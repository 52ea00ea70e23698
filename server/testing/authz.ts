import matrix from './authz-matrix.json' with { type: 'json' };
import { ROLES, type Access } from '#contract/access.ts';
import { contract } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';

type Row = Record<(typeof ROLES)[number] | 'method' | 'path', string>;

/** '/api/products/{id}' and '/api/products/:id' are the same path. */
const nameOf = (method: string, path: string) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
const rows = new Map((matrix as Row[]).map((row) => [nameOf(row.method, row.path), row]));

/** Lists the differences between the table and the contract; empty when every endpoint grants exactly its row. */
export function authorisationGaps(
  table: Record<string, { access: Access }> = contract as Record<string, Endpoint>,
): string[] {
  return Object.entries(table).flatMap(([key, { access }]) => {
    const [method = '', path = ''] = key.split(' ');
    const row = rows.get(nameOf(method, path));
    if (!row) return [`${key}: no row in the authorisation table`];
    return ROLES.filter((role) => row[role] !== access[role]).map(
      (role) => `${key}: ${role} is granted '${access[role]}', the table says '${row[role]}'`,
    );
  });
}
