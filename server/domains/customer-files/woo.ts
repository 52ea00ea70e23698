// WooCommerce's customers: the export of its usual plugins, by the names of its fields, and that of its reports.
import { customerTranslator } from './foreign.ts';

const has = (header: readonly string[], ...names: string[]): boolean => {
  const all = new Set(header.map((heading) => heading.trim()));
  return names.every((name) => all.has(name));
};

export const wooCustomers = customerTranslator(
  'woocommerce',
  (header) =>
    has(header, 'user_email', 'billing_address_1') ||
    has(header, 'email', 'billing_address_1') ||
    has(header, 'Name', 'Username', 'Email', 'AOV') ||
    has(header, 'Ad', 'Kullanıcı adı', 'E-posta', 'AOV'),
  (cells) => {
    const address = (name: string): string => cells(`shipping_${name}`, `billing_${name}`);
    return {
      email: cells('user_email', 'email', 'billing_email', 'Email', 'E-posta').replace(/^-$/, ''),
      first: cells('first_name', 'shipping_first_name', 'billing_first_name', 'display_name', 'Name', 'Ad'),
      last: cells('last_name', 'shipping_last_name', 'billing_last_name'),
      company: address('company'),
      phone: cells('shipping_phone', 'billing_phone'),
      country: cells('shipping_country', 'billing_country', 'Country / Region'),
      provinces: [address('state'), cells('Region'), address('city'), cells('City')],
      district: cells('shipping_city', 'billing_city', 'City'),
      lines: [address('address_1'), address('address_2')],
      postalCode: cells('shipping_postcode', 'billing_postcode', 'Postal Code'),
    };
  },
);
