/** As forms write a value into an address: a blank as '+', the rest as `URLSearchParams` does, which this room lacks. */
const formEncoded = (value: string): string =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** An address with a query. Absent and empty values are left out; the keys stand in the order given. */
export function withQuery<P extends string>(
  path: P,
  query: Readonly<Record<string, string | number | boolean | undefined>>,
): P | `${P}?${string}` {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length > 0
    ? `${path}?${given.map(([name, value]) => `${name}=${formEncoded(String(value))}`).join('&')}`
    : path;
}
