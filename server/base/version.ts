import packageJson from '../../package.json' with { type: 'json' };

/** This Kaliphane's version. */
export const VERSION: string = packageJson.version;
