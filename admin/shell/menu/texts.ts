export const MENU_TEXTS = {
  badges: {
    messages: 'okunmamış mesaj',
    applications: 'bekleyen başvuru',
    orders: 'bekleyen sipariş',
  },

  allPosts: 'Tüm Bloglar',
  allPages: 'Tüm Sayfalar',
  newPage: 'Yeni Sayfa',
  allProducts: 'Tüm Ürünler',
  visuals: 'Görsel Düzen',
  company: 'Şirket Bilgileri',
  allUsers: 'Tüm Kullanıcılar',

  menu: 'Menü',
  closeMenu: 'Menüyü kapat',

  adminMenu: 'Yönetim menüsü',
  expandMenu: 'Menüyü genişlet',
  collapseMenu: 'Menüyü daralt',
} as const;
