export const FORM_TEXTS = {
  chooseDate: 'Tarih seçin',

  chooseIcon: 'Aşağıdan bir ikon seçin.',
  iconUnknown: ' Bu class sette yok; sitede nötr bir işaret görünür.',
  icons: 'İkonlar',

  unsavedTitle: 'Kaydedilmemiş değişiklikler var',
  unsavedText: 'Sayfadan ayrılırsanız yaptığınız değişiklikler kaybolur.',
  typedText: 'Pencere kapanırsa yazdıklarınız kaybolur.',
  leave: 'Ayrıl',
  stayInForm: 'Formda kal',

  removeLine: (what: string, n: number) => `Sil: ${what} ${n}`,

  yourPassword: 'Şifreniz',

  passwordMissing: (missing: number) => ` (${missing} karakter daha)`,
  passwordMin: (min: number, more: string) => `En az ${min} karakter${more}`,
  passwordCommon: 'Yaygın şifreler, adınız, e-postanız ve firma adı kabul edilmez',
  passwordWords: 'Birkaç ilgisiz kelime, uzun ve akılda kalıcı bir şifre olur',

  previewFailed: 'Önizleme hazırlanamadı.',

  dragToSort: (what: string) => `${what}: sürükleyerek sırala`,
  moveUpOf: (what: string) => `${what}: yukarı taşı`,
  moveDownOf: (what: string) => `${what}: aşağı taşı`,
  removeOf: (what: string) => `${what}: kaldır`,
  removed: (name: string) => `${name} kaldırıldı.`,

  moreSaves: {
    stay: 'Kaydet ve devam et',
    new: 'Kaydet ve yeni',
  },
  uploading: 'Yükleme sürüyor…',
  otherSaves: 'Öbür kaydetme yolları',
  unsaved: 'Kaydedilmemiş değişiklikler',
  nothingToSave: 'Kaydedilecek değişiklik yok.',

  slugMoves: ' Eski adres buraya yönlendirilir.',
  slugEmpty: 'Başlıktan kendiliğinden oluşturulur.',
  slugShown: 'Sitedeki adresi: ',
  slugMake: 'Başlıktan oluştur',
  slugMakeLong: "Slug'ı başlıktan oluştur",

  staleTitle: 'Bu kayıt siz düzenlerken değişti',
  staleWhen: (time: string) => `, ${time} tarihinde bu kaydı değiştirdi`,
  staleMine: 'Sizin değiştirdikleriniz: ',
  none: 'yok',
  staleBothStays: ' Kaydederseniz sizinki kalır.',
  staleBoth: (labels: string, more: string) => `İkinizin de değiştirdiği: ${labels}.${more}`,
  staleMerge: 'Güncel kaydı al, değişikliklerimi koru',
  staleOverwrite: 'Benim değişikliklerimle kaydet',
  staleReload: 'Yeniden yükle (değişikliklerim silinir)',
  valueMine: 'Sizin değeriniz',
  valueNow: 'Şimdiki değer',
  whoAndWhen: 'Kim, ne zaman',
  notChangedHere: 'Değiştirmediniz',
  staleWhileLooking: 'Bu kayıt siz bakarken değişti',
  staleQuestion: (by: string, time: string, fields: string) =>
    `${by}, ${time} tarihinde bu kaydı değiştirdi${fields}. Yine de sizin değişikliğiniz kaydedilsin mi?`,
  saveAnyway: 'Yine de kaydet',

  uploadFailed: (name: string) => `${name} yükleme başarısız.`,
  uploadRunning: (name: string) => `${name} yükleniyor`,
  uploadPicture: 'Görsel Yükle',
  picturesUploaded: (count: number) => `${count} görsel yüklendi.`,
  pictureUploaded: 'Görsel yüklendi.',
  preview: 'Önizleme',
  changePicture: 'Görseli Değiştir',
  takeAway: 'Kaldır',
} as const;
