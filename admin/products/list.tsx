export function ProductList() { return null; }
