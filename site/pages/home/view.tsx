import type { PropsOf } from '../../page.tsx';
import type { homePage } from './page.ts';

export default function HomeView({ data }: PropsOf<typeof homePage>) {
  return <div className="wrap"><h1>Ana Sayfa</h1><ul>{data.categories?.map((c) => <li key={c._id}><a href={`/shop?category=${c._id}`}>{c.name}</a></li>)}</ul></div>;
}
