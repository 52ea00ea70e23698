// The careers page, the jobs' pages and the application form.

export const CAREERS_TEXTS = {
  listTitle: 'Açık pozisyonlar',
  position: 'Pozisyon',
  count: (count: number) => `${count} ilan`,
  empty: 'Şu anda açık pozisyon bulunmamaktadır.',
  emptyHint:
    'Yeni ilanlar bu sayfada yayımlanır. Yine de kendinizi tanıtabilir, özgeçmişinizi e-postayla bırakabilirsiniz.',
  failure: 'İş ilanları yüklenirken hata oluştu.',
  retry: 'Tekrar Dene',
  apply: 'Başvur',
  applyTo: (title: string) => `Başvur: ${title}`,
  requirements: 'Aranan nitelikler',
  openTitle: 'Aradığınız pozisyon listede yok mu?',
  openText:
    'Kendinizi kısaca tanıtın ya da özgeçmişinizi e-postayla bırakın; uygun bir pozisyon açıldığında ilk sizi arayalım.',
  mailSubject: 'Özgeçmiş',
  write: 'İletişim formuyla yazın',
  mail: 'Özgeçmişi e-postayla gönderin',
};

export const JOB_TEXTS = {
  type: 'Çalışma şekli',
  department: 'Bölüm',
  location: 'Yer',
  experience: 'Deneyim',
  salary: 'Ücret',
  deadline: 'Son başvuru',
  noDeadline: 'Pozisyon doluncaya kadar',
  posted: 'Yayın tarihi',
  postedBy: 'İlanı veren',
  description: 'İş tanımı',
  applyTitle: 'Başvuru formu',
  back: 'Tüm açık pozisyonlar',
  missing: 'Aradığınız ilan yayından kaldırılmış ya da başvuru süresi dolmuş olabilir.',
  missingSheet: 'İlan kapandı',
};

export const APPLICATION_TEXTS = {
  dialogTitle: 'İş başvurusu',
  close: 'Kapat',
  person: 'Kişisel bilgiler',
  firstName: 'Ad',
  lastName: 'Soyad',
  email: 'E-posta',
  phone: 'Telefon',
  address: 'Adres',
  background: 'Deneyim ve eğitim',
  experience: 'İş deneyimi',
  education: 'Eğitim',
  skills: 'Yetenekler',
  skillsHint: 'Virgülle ayırın: SolidWorks, CNC taşlama, İngilizce',
  documents: 'Özgeçmiş ve bağlantılar',
  resume: 'Özgeçmiş (CV)',
  resumeHint: 'PDF, DOC veya DOCX; en fazla 10 MB',
  resumeUrl: 'Özgeçmiş bağlantısı',
  portfolio: 'Portfolyo',
  linkedIn: 'LinkedIn',
  linkPlaceholder: 'https://',
  more: 'Ön yazı ve beklentiler',
  coverLetter: 'Ön yazı',
  availableStartDate: 'İşe başlayabileceğiniz tarih',
  expectedSalary: 'Ücret beklentisi',
  submit: 'Başvuruyu Gönder',
  purpose: 'Bilgileriniz yalnız başvurunuzu değerlendirmek için işlenir. Ayrıntılar:',
  failure: 'Başvuru gönderilirken bir hata oluştu.',
};

export const CAREERS_PAGE_TEXTS = {
  title: 'Kariyer',
  lead: 'Talaşlı imalattan kaliteye, satıştan lojistiğe: ölçüsünü bilen insanlarla çalışıyoruz.',
};

/** A job's head; the rest comes with the view. */
export const JOB_HEAD_TEXTS = {
  missing: 'İlan Bulunamadı',
  requirements: 'Aranan nitelikler',
  responsibilities: 'Sorumluluklar',
  benefits: 'Sunduklarımız',
};
