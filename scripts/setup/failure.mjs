/** A failure described in one line that a person can act on. Printed without a stack trace. */
export class SetupFailure extends Error {}

/** A signal ended the run early. */
export class Interrupted extends SetupFailure {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`);
    this.signal = signal;
  }
}
