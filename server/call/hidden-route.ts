/** Keeps a route out of OpenAPI; the option is the OpenAPI plugin's, unknown to Fastify's types. */
export const HIDDEN: object = { hide: true };
