// Shared by all forms. The rules' messages are in contract/form-texts.ts.

export const FORM_TEXTS = {
  again: 'Lütfen tekrar deneyin.',
  /** Beside a field; the form itself shows the whole sentence once. */
  fieldMissing: 'Bu alan zorunludur.',
  requiredNote: 'Yıldızlı alanlar zorunludur.',
  sending: 'Gönderiliyor…',
  notice: 'KVKK Aydınlatma Metni',
  /** Before the address, while the notice's page is not published. */
  noticeOnRequest: 'Metni şu adresten isteyebilirsiniz:',
  honeypot: 'Bu alanı boş bırakın',
  file: {
    choose: 'Dosya seç',
    drop: 'ya da dosyayı buraya bırakın',
    progress: 'Yükleniyor',
    percent: (percent: number) => `%${percent}`,
    cancel: 'İptal et',
    remove: 'Kaldır',
    retry: 'Tekrar dene',
    done: (size: string) => `Yüklendi · ${size}`,
    received: 'Dosyanız alındı',
    waiting: 'Dosya henüz yüklenmedi. Lütfen yüklemenin bitmesini bekleyin ya da iptal edin.',
    notSent: 'Dosya yüklenemedi. Lütfen tekrar deneyin ya da dosyayı kaldırın.',
    empty: 'Dosya boş.',
    failure: 'Dosya yüklenirken bir hata oluştu.',
    megabytes: (size: string) => `${size} MB`,
    kilobytes: (size: string) => `${size} KB`,
  },
};
