/**
 * How long transactions wait for locks and statements may run: within the limits of a server that answers visitors, or,
 * while the database is being prepared (schema, first filling), as long as it takes.
 */
export class Patience {
  #preparing = 0;

  get isEndless(): boolean {
    return this.#preparing > 0;
  }

  /** Has no limits until the work has ended. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#preparing += 1;
    try {
      return await work();
    } finally {
      this.#preparing -= 1;
    }
  }
}
