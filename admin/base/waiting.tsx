/** While a screen's code or data is on its way. */
export function Waiting() {
  return (
    <output className="panel-waiting" aria-label="Yükleniyor">
      <i />
    </output>
  );
}
