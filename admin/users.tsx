export function UserList() { return null; }
export function UserForm() { return null; }
