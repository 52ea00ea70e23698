import plainStyles from './form-plain.css?url';

/** What looks otherwise in a browser that runs no code. */
export const PlainStyles = () => (
  <noscript>
    <link rel="stylesheet" href={plainStyles} />
  </noscript>
);
