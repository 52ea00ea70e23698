import { Link, useLocation } from 'react-router';

/** An address of the panel that leads nowhere. */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <section className="state-view">
      <p className="state-view-code mono" aria-hidden="true">
        404
      </p>
      <h1>Sayfa bulunamadı</h1>
      <p>
        <span className="mono">{pathname}</span> adresinde bir yönetim ekranı yok.
      </p>
      <p className="state-view-ways">
        <Link to="/admin/dashboard">Ana sayfaya dön</Link>
      </p>
    </section>
  );
}
