// Turkish sentences about files of other servers that could not be fetched.

export const ADDRESS_UNREADABLE = 'Adres okunamıyor.';
export const ADDRESS_WITH_PASSWORD = 'Adreste kullanıcı adı veya parola olamaz.';
export const ADDRESS_NOT_WEB = 'Yalnız https adresleri indirilir.';
export const ADDRESS_PRIVATE = 'Adres bir iç ağa çıkıyor; güvenlik nedeniyle indirilmez.';
export const SERVER_UNKNOWN = 'Sunucu bulunamadı.';
export const SERVER_UNREACHABLE = 'Sunucuya güvenli (https) bağlantı kurulamadı.';
export const SERVER_TOO_SLOW = 'Sunucu 10 saniye içinde yanıtlamadı.';
export const SERVER_REDIRECTS = 'Sunucu başka bir adrese yönlendiriyor; yönlendirmeler izlenmez.';
export const FILE_ABSENT = 'Bu adreste dosya yok.';
export const FILE_EMPTY = 'Bu adresteki dosya boş.';
export const FILE_BROKE_OFF = 'İndirme yarıda kesildi.';
export const serverRefused = (status: number): string => `Sunucu dosyayı vermedi (yanıt ${status}).`;
export const fileTooLarge = (mebibytes: number): string => `Dosya ${mebibytes} MB’tan büyük.`;
