import type { DemoJob } from './types.ts';

const BENEFITS = ['Özel sağlık sigortası', 'Servis ve yemek', 'Yılda bir maaş ikramiyesi', 'Mesleki eğitim bütçesi'];

export const demoJobs: readonly DemoJob[] = [
  {
    key: 'kalip-tasarim-muhendisi', title: 'Kalıp Tasarım Mühendisi', type: 'full-time', department: 'Ar-Ge', location: 'Başakşehir / İstanbul', experience: '3-5 yıl',
    salary: '65.000 - 85.000 TL', deadlineInDays: 45, isActive: true,
    description: 'Standart eleman ailemizi genişletecek, müşterilerimizin kalıplarında eleman seçimi ve hesap desteği verecek bir tasarım mühendisi arıyoruz.\nProjeler çoğunlukla iki–altı hafta sürer; ölçüyü resimden ilk parçaya kadar izlersiniz.',
    requirements: ['Makine mühendisliği ya da eşdeğer bölümden mezun', 'NX veya SolidWorks ile en az üç yıl kalıp tasarımı', 'Ölçü ve geometrik tolerans bilgisi (ISO 286, ISO 1101)', 'Teknik yazışma yapacak düzeyde İngilizce', 'Enjeksiyon ya da sac kalıbı atölyesinde bulunmuş olmak'],
    responsibilities: ['Yeni standart elemanların tasarımı ve parametrik modelleri', 'Müşteri kalıplarında seçim, yük ve soğutma hesabı', 'İlk parça ölçümlerinin değerlendirilmesi', 'CAD kütüphanesinin güncel tutulması'],
    benefits: [...BENEFITS, 'Haftada bir gün uzaktan çalışma'],
  },
  {
    key: 'cnc-taslama-operatoru', title: 'CNC Silindirik Taşlama Operatörü', type: 'full-time', department: 'Üretim', location: 'Başakşehir / İstanbul', experience: '2+ yıl',
    salary: '42.000 - 55.000 TL', deadlineInDays: 30, isActive: true,
    description: 'Kolon, burç ve itici pimlerin taşlanmasında, iki vardiyalı düzende çalışacak operatörler arıyoruz. Mikron düzeyinde ölçmeyi seven, tezgâhına sahip çıkan ekip arkadaşları bekliyoruz.',
    requirements: ['Meslek lisesi ya da meslek yüksekokulu mezunu', 'Puntasız veya silindirik taşlamada deneyim', 'Mikrometre ve komparatör kullanabilmek', 'Vardiyalı çalışmaya uygunluk'],
    responsibilities: ['Tezgâh ayarı ve ilk parça onayı', 'Taş bileme ve dengeleme', 'Proses içi ölçüm kayıtlarının tutulması', 'Günlük bakım ve düzen'],
    benefits: BENEFITS,
  },
  {
    key: 'kalite-kontrol-teknisyeni', title: 'Kalite Kontrol Teknisyeni', type: 'full-time', department: 'Kalite', location: 'Başakşehir / İstanbul', experience: '1-3 yıl',
    salary: null, deadlineInDays: null, isActive: true,
    description: 'Giriş ve son kontrolde ölçüm yapacak, kayıtları düzenli tutacak bir teknisyen arıyoruz. Laboratuvarımız üç eksenli ölçme makinesi, sertlik ve yuvarlaklık cihazlarıyla donatılmıştır.',
    requirements: ['Makine, metalurji ya da ölçme alanında ön lisans', 'Teknik resim okuyabilmek', 'Tablo programlarını iyi kullanmak'],
    responsibilities: ['Giriş, proses ve son kontrol ölçümleri', 'Ölçü aletlerinin kalibrasyon takibi', 'Uygunsuzluk kayıtlarının açılması ve izlenmesi'],
    benefits: BENEFITS,
  },
  {
    key: 'ihracat-satis-uzmani', title: 'İhracat Satış Uzmanı', type: 'full-time', department: 'Satış', location: 'Başakşehir / İstanbul', experience: '3+ yıl',
    salary: '50.000 TL + prim', deadlineInDays: 60, isActive: true,
    description: 'Almanya, İtalya ve Doğu Avrupa pazarlarındaki müşterilerimizle çalışacak, fuar ve ziyaretlere katılacak bir satış uzmanı arıyoruz.',
    requirements: ['Çok iyi derecede İngilizce; tercihen Almanca', 'Endüstriyel ürün satışında en az üç yıl', 'Teknik listeleri okuyup karşılığını bulabilmek', 'Yurt dışı seyahate engel durumu olmamak'],
    responsibilities: ['Teklif, sipariş ve teslim sürecinin yürütülmesi', 'Bölge müşterilerinin ziyareti', 'Fuar hazırlığı ve sonrası takip', 'Pazar ve fiyat raporlarının hazırlanması'],
    benefits: [...BENEFITS, 'Satış primi', 'Telefon ve dizüstü bilgisayar'],
  },
  {
    key: 'kalip-bakim-ustasi', title: 'Kalıp Bakım ve Alıştırma Ustası', type: 'contract', department: 'Hizmet', location: 'Nilüfer / Bursa', experience: '5+ yıl',
    salary: null, deadlineInDays: 20, isActive: true,
    description: 'Bursa bölgesindeki müşterilerimizin kalıplarında yerinde bakım, eleman değişimi ve alıştırma yapacak, bir yıllık sözleşmeyle çalışacak deneyimli bir usta arıyoruz.',
    requirements: ['Enjeksiyon ya da sac kalıbı alıştırmasında en az beş yıl', 'Sürücü belgesi (B)', 'Kaldırma ve iş güvenliği eğitimi almış olmak'],
    responsibilities: ['Yerinde arıza tespiti ve bakım', 'Aşınma ölçümlerinin raporlanması', 'Yedek parça listelerinin hazırlanması'],
    benefits: ['Araç ve takım çantası', 'Seyahat gideri', 'Özel sağlık sigortası'],
  },
  {
    key: 'uzun-donem-stajyer', title: 'Uzun Dönem Stajyer, Makine Mühendisliği', type: 'internship', department: 'Ar-Ge', location: 'Başakşehir / İstanbul', experience: 'Deneyim gerekmez',
    salary: 'Asgari ücretin %60’ı', deadlineInDays: 75, isActive: true,
    description: 'Haftada üç gün, en az altı ay süreyle ölçüm ve test projelerinde çalışacak üçüncü ya da dördüncü sınıf öğrencileri arıyoruz.',
    requirements: ['Makine, imalat ya da mekatronik mühendisliği öğrencisi', 'Katı modelleme bilgisi', 'Merak ve düzen'],
    responsibilities: ['Ölçüm verilerinin toplanması ve çözümlenmesi', 'CAD kütüphanesine model eklenmesi', 'Deney düzeneklerinin kurulmasına yardım'],
    benefits: ['Servis ve yemek', 'Mentorluk', 'Mezuniyet sonrası öncelikli değerlendirme'],
  },
  {
    key: 'muhasebe-uzmani', title: 'Muhasebe Uzmanı (yarı zamanlı)', type: 'part-time', department: 'Mali İşler', location: 'Başakşehir / İstanbul', experience: '4+ yıl',
    salary: null, deadlineInDays: -12, isActive: true,
    description: 'Haftada üç gün, ön muhasebe ve ihracat evrakı süreçlerinde çalışacak bir uzman arıyoruz.',
    requirements: ['İktisadi ve idari bilimler mezunu', 'e-Fatura ve e-İrsaliye deneyimi'],
    responsibilities: ['Cari hesap takibi', 'İhracat evrakının düzenlenmesi'],
    benefits: ['Servis ve yemek'],
  },
  {
    key: 'depo-sorumlusu', title: 'Depo Sorumlusu', type: 'full-time', department: 'Lojistik', location: 'Başakşehir / İstanbul', experience: '3+ yıl',
    salary: null, deadlineInDays: 40, isActive: false,
    description: 'On bini aşkın kalemin adreslenmesinden ve sayımından sorumlu bir ekip arkadaşı arıyoruz.',
    requirements: ['Barkodlu depo yönetimi deneyimi', 'Forklift operatör belgesi'],
    responsibilities: ['Mal kabul ve adresleme', 'Sayım ve fark çözümü', 'Sevkiyat planı'],
    benefits: BENEFITS,
  },
];
