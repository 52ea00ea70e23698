export function CategoryList() { return null; }
export function CategoryForm() { return null; }
