/** Two columns of this many characters still fit one screen; a longer text is read in one. */
const MOST_IN_COLUMNS = 2_400;

interface ParagraphsProps {
  /** Running text with inline marks, sanitized by the server, or a text of our own. */
  html: readonly string[];
  /** The text has the page's width: it is set in two columns. */
  isWide?: boolean;
}

export function Paragraphs({ html, isWide = false }: ParagraphsProps) {
  const length = html.reduce((sum, { length: own }) => sum + own, 0);
  return (
    <div className={`prose ${isWide && length <= MOST_IN_COLUMNS ? 'prose--columns' : ''}`}>
      {html.map((paragraph, i) => (
        <p key={i} dangerouslySetInnerHTML={{ __html: paragraph }} />
      ))}
    </div>
  );
}
