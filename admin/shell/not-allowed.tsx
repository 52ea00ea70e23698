import { Link } from 'react-router';

/** A screen that the role may not use, opened by its address. */
export function NotAllowed() {
  return (
    <section className="state-view">
      <p className="state-view-code mono" aria-hidden="true">
        403
      </p>
      <h1>Bu ekran için yetkiniz yok</h1>
      <p>Bu bölümü yalnızca yöneticiler kullanabilir. Erişim gerekiyorsa bir yöneticiyle görüşün.</p>
      <p className="state-view-ways">
        <Link to="/admin/dashboard">Ana sayfaya dön</Link>
      </p>
    </section>
  );
}
