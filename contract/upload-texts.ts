// Sentences of uploads by staff. Those of a CV are in `form-texts.ts`.

export const NOT_AN_IMAGE = 'Sadece resim dosyaları yükleyebilirsiniz!';
export const IMAGE_TOO_LARGE = "Dosya boyutu 5MB'dan küçük olmalıdır!";
export const IMAGE_TOO_MANY_PIXELS = 'Resim en fazla 40 megapiksel olabilir!';
export const NOT_A_DOCUMENT = 'Sadece PDF ve Word dosyaları yükleyebilirsiniz!';
export const DOCUMENT_TOO_LARGE = "Dosya boyutu 10MB'dan küçük olmalıdır!";
export const NOT_CAD = 'Sadece STEP (.step, .stp) ve DXF dosyaları yükleyebilirsiniz!';
export const CAD_TOO_LARGE = "Dosya boyutu 20MB'dan küçük olmalıdır!";
export const FILE_MISSING = 'Lütfen bir dosya seçin.';
export const ONE_FILE_ONLY = 'Lütfen tek bir dosya gönderin.';

export { RESUME_MACROS as DOCUMENT_HAS_MACROS } from './form-texts.ts';
