/** Turns by name, first come, first served. */
export class Turns<Name> {
  readonly #last = new Map<Name, Promise<void>>();

  /** Waits for all earlier turns of the name. @returns ends this one */
  async take(name: Name): Promise<() => void> {
    const before = this.#last.get(name);
    const { promise, resolve: end } = Promise.withResolvers<void>();
    this.#last.set(name, promise);
    await before;
    return end;
  }
}
