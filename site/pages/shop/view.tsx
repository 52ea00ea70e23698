import type { PropsOf } from '../../page.tsx';
import type { shopPage } from './page.ts';

export default function ShopView({ data }: PropsOf<typeof shopPage>) {
  return <div className="wrap"><h1>Ürünler</h1><ul>{data.products?.products.map((p) => <li key={p._id}><a href={`/urun/${p.slug}`}>{p.name}</a></li>)}</ul></div>;
}
