import type { FormServices } from '../forms/services.ts';

/** Users, their passwords and sessions. */
export type Accounts = FormServices;

export const openAccounts = (services: FormServices): Accounts => services;
