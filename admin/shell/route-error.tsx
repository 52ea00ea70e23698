import { isRouteErrorResponse, Link, useRouteError } from 'react-router';

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
