// Shopify's export of customers, with its headings before and since 2023.
import { customerTranslator } from './foreign.ts';

export const shopifyCustomers = customerTranslator(
  'shopify',
  (header) => {
    const names = new Set(header.map((heading) => heading.trim()));
    return (
      ['First Name', 'Last Name', 'Email'].every((name) => names.has(name)) &&
      ['Address1', 'Default Address Address1', 'Total Spent', 'Accepts Email Marketing', 'Accepts Marketing'].some(
        (name) => names.has(name),
      )
    );
  },
  (cells) => {
    const address = (name: string): string => cells(`Default Address ${name}`, name);
    return {
      email: cells('Email'),
      first: cells('First Name'),
      last: cells('Last Name'),
      company: address('Company'),
      phone: cells('Default Address Phone', 'Phone'),
      country: cells('Default Address Country Code', 'Country Code', 'Country'),
      provinces: [address('Province Code'), cells('Province'), address('City')],
      district: address('City'),
      lines: [address('Address1'), address('Address2')],
      postalCode: address('Zip'),
    };
  },
);
