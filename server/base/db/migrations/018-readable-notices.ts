import type { Migration } from '../migration.ts';

const OLD_NOTE =
  'Bu metin taslaktır; yayımlanmadan önce firmanın hukuk danışmanı tarafından gözden geçirilmelidir. Köşeli parantez içindeki alanlar doldurulacaktır.';
const NEW_NOTE =
  'Bu metin taslaktır: firmamızın hukuk danışmanı tarafından gözden geçirilecek, köşeli parantez içindeki yerler tamamlanacaktır. Bu arada sorularınızı iletişim sayfamızdan yanıtlamaktan memnuniyet duyarız.';
const CONTENT = 'cast(content as text)';

/**
 * The seeded legal texts that forms name answered 404. Those that nobody has edited can be read now; the others are the
 * owner's.
 */
export const readableNotices: Migration = {
  name: '018-readable-notices',
  statements: (d) => [
    `update pages set is_active = true, content = ${d.json(`replace(${CONTENT}, '${OLD_NOTE}', '${NEW_NOTE}')`)}
      where slug in ('kvkk-aydinlatma-metni', 'gizlilik-politikasi', 'cerez-politikasi', 'iade-kosullari')
        and is_active = false and version = 1 and updated_at = created_at and ${CONTENT} like '%${OLD_NOTE}%'`,
  ],
};
