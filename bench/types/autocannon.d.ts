export interface Options {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  headers: Record<string, string>;
  /** Requested in turn by each connection, instead of the address in `url`. */
  requests?: { path: string }[];
}

export interface Result {
  /** Seconds. */
  duration: number;
  errors: number;
  timeouts: number;
  requests: { total: number };
  statusCodeStats: Record<string, { count: number }>;
}

export default function autocannon(options: Options): Promise<Result>;
