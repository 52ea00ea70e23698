// How stale several instances are: shared by the tests and the benchmark.

let written = 0;

/**
 * Writes through one instance and, as soon as that is acknowledged, reads through another, again and again.
 * @returns how many replies did not show the write
 */
export async function countStale(
  rounds: number,
  write: (title: string) => Promise<unknown>,
  read: () => Promise<string>,
): Promise<number> {
  let stale = 0;
  for (let i = 0; i < rounds; i++) {
    await read(); // kept from here on
    const title = `Başlık ${++written}`;
    await write(title);
    if ((await read()) !== title) stale++;
  }
  return stale;
}
