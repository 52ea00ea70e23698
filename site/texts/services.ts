// The quality page.

export const SERVICES_TEXTS = {
  categoriesTitle: 'Kalite kategorileri',
  error: 'Kalite kategorileri yüklenirken hata oluştu',
  empty: 'Henüz kalite kategorisi bulunmuyor.',
  emptyHint: 'Kalite süreçlerimizle ilgili sorularınızı doğrudan kalite bölümümüze iletebilirsiniz.',
  stepsTitle: 'Bir parçanın kontrol yolu',
  steps: [
    {
      title: 'Giriş',
      text: 'Çubuk, sertifikasıyla gelir; analizi ve sertliği yeniden ölçülür, parti numarası verilir.',
    },
    { title: 'Tezgâh', text: 'İlk parça onaylanmadan seri başlamaz. Operatör her saat ölçer, kayıt tezgâhta tutulur.' },
    { title: 'Isıl işlem', text: 'Her şarjdan numune kesilir; sertlik ve derinlik fırın kaydıyla birlikte saklanır.' },
    { title: 'Taşlama', text: 'Fonksiyon yüzeyleri son ölçüsüne getirilir; çap ve form yüzde yüz kontrol edilir.' },
    { title: 'Sevk', text: 'Kutuya girmeden kod, adet ve yüzey bir kez daha doğrulanır; rapor isteyene eklenir.' },
  ],
  standardsTitle: 'Standartlar',
  standardsLead: 'Yönetim sistemlerimiz bu standartlara göre kurulu; iç denetimler yılda iki kez yapılır.',
  standards: [
    { name: 'ISO 9001:2015', text: 'Kalite yönetimi: süreçler yazılı, sorumlular belli, sonuçlar ölçülüyor.' },
    { name: 'ISO 14001:2015', text: 'Çevre yönetimi: talaş, yağ ve enerji izleniyor, her yıl azaltılıyor.' },
    { name: 'OHSAS 18001', text: 'İş sağlığı ve güvenliği: risk değerlendirmesi tezgâh bazında yapılıyor.' },
    { name: 'CE', text: 'İlgili ürünler Avrupa mevzuatına uygunluk beyanı ve teknik dosyayla veriliyor.' },
  ],
  certificates: 'Belgelerimiz',
  ask: 'Kalite bölümüne yazın',
};

export const SERVICES_PAGE_TEXTS = {
  title: 'Kalite Yönetimi',
  lead: (experience: string) =>
    `${experience} tek bir kurala dayanır: ölçülmeyen parça sevk edilmez. Kalite sistemimiz çubuk girişinden kutunun kapanmasına kadar her adımı kapsar.`,
};
