import { Link, useLocation, isRouteErrorResponse, useRouteError } from 'react-router';

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

/** Where a screen broke: says so, and offers the ways out. What was thrown stays in the console. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <section className="state-view" role="alert">
      <h1>{isMissing ? 'Sayfa bulunamadı' : 'Bu ekran açılamadı'}</h1>
      <p>
        {isMissing
          ? 'Aradığınız sayfa yok ya da taşınmış.'
          : 'Beklenmeyen bir hata oluştu. Sayfayı yenilemek çoğu zaman yeterlidir.'}
      </p>
      <p className="state-view-ways">
        {!isMissing && (
          <button type="button" className="door-button" onClick={() => location.reload()}>
            Sayfayı yenile
          </button>
        )}
        <Link to="/admin/dashboard">Ana sayfaya dön</Link>
      </p>
    </section>
  );
}
