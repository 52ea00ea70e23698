// Sentences about tasks: work on many rows that goes on in the background.

export const TASK_ABSENT = 'Böyle bir işlem yok. Süresi dolmuş olabilir.';
export const TASK_NOT_RUNNING = 'Bu işlem artık çalışmıyor, iptal edilemez.';
export const TASK_NOT_UNDOABLE = 'Bu işlem artık geri alınamaz.';
export const TASK_NOT_ALLOWED = 'Bu işlem için yetkiniz yok.';
export const TASK_INTERRUPTED = 'İşlem yarıda kesildi.';
export const TASK_ROW_CHANGED = 'Bu arada değişti; olduğu gibi bırakıldı.';
/** Why a task was taken back as a whole. */
export const allOrNothing = (sentence: string): string => `Hiçbir şey uygulanmadı: ${sentence}`;
export const TASK_ROW_GONE = 'Bu arada silindi.';
export const TASK_OUTCOME_REFUSED = 'Sonuç türü geçersiz.';

/** What each call does, for the API page. */
export const TASK_CALLS = {
  'GET /api/tasks': 'Toplu işlemler, en yenisi önce, sayfalı',
  'GET /api/tasks/active': 'Sırada bekleyen ve çalışan işlemler',
  'GET /api/tasks/:id': 'Bir işlem: durumu, ilerlemesi, sonucu',
  'GET /api/tasks/:id/rows': 'İşlemin satırları: değişenler, reddedilenler, geri alınamayanlar',
  'POST /api/tasks/:id/cancel': 'İşlemi durdurur ve yaptıklarını geri alır',
  'POST /api/tasks/:id/undo': 'Biten işlemi geri alır; bu arada başkasının değiştirdiği satırlar kalır',
};
