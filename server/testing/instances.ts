// Measures how stale several instances are, for the tests and the benchmark.

let written = 0;

/**
 * Writes through one instance and, as soon as that is acknowledged, reads through another, repeatedly.
 * @returns the number of replies without the write
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
