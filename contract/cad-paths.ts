// Addresses of CAD files. Not in `paths.ts`, which every page of the site loads.
import type { CadFormat } from './cad.ts';
import { CONTACT_PATH } from './paths.ts';

/** A CAD file of an article. @param id or code */
export const cadFilePath = (id: string, format: CadFormat): string =>
  `/api/products/${encodeURIComponent(id)}/cad/${format}`;
/** A drawing or picture of an article. @param version of its dimensions: browsers keep it while its address is the same */
export const cadPicturePath = (id: string, format: 'svg' | 'webp', version: string): string =>
  `${cadFilePath(id, format)}?v=${version}`;
/** The file of a zip that is ready. */
export const cadZipPath = (id: string): string => `/api/cad/zip/${id}/file`;
/** The contact form that asks for an article's CAD model. */
export const cadRequestPath = (code: string): string => `${CONTACT_PATH}?cad=${encodeURIComponent(code)}`;
