const MAX_LENGTH = 1_000;

/** The file's name out of a `Content-Disposition`, as the server wrote it; undefined where there is none. */
export function fileNameOf(header: string | null): string | undefined {
  if (!header || header.length > MAX_LENGTH) return undefined;
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1];
  if (encoded)
    try {
      return decodeURIComponent(encoded);
    } catch {
      /* damaged: the plain one is left */
    }
  return /filename="([^"]+)"/i.exec(header)?.[1];
}
