export function Login() { return null; }
