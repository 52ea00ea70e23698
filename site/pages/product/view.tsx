import type { ProductData } from './page.ts';

export default function ProductView({ data: { product, message } }: { data: ProductData }) {
  return <div className="wrap"><h1>{product ? product.name : message}</h1></div>;
}
