/** Names and terms that no dictionary of cspell knows. */
export const knownWords: readonly string[] = [
  // Questboard and its demo market.
  ...['Questboard', 'demostudio', 'democreator', 'demouser', 'Northlight', 'Emberfall', 'waitlist'],
  // The market's terms.
  ...['livestream', 'livestreams', 'chargeback', 'sparkline', 'sparklines', 'Steamworks', 'eventsub'],
  ...['waitlists', 'matchmakings', 'participations', 'unpublishing', 'unreviewed', 'unsubmitted'],
  ...['CONTENTPRODUCTION', 'CONTENTREVIEW'],
  // Vendors, libraries and programs.
  ...['Hasura', 'Kriti', 'Mantine', 'Graphile', 'IGDB', 'Apicalypse', 'Vite', 'vitest', 'jsdom', 'undici'],
  ...['pdfkit', 'pdfmake', 'fontkit', 'feedsmith', 'formatjs', 'pgcrypto', 'psql', 'setpriv', 'versitygw'],
  ...['Versity', 'coordinape', 'Lato', 'Noto', 'Unifont', 'Comfortaa', 'Pico'],
  ...['Graphi', 'autocannon', 'webapi', 'NONNULLABLE', 'cmdetect', 'pino', 'steampowered', 'tiktokapis'],
  // Technical terms.
  ...['PKCE', 'WCAG', 'Exif', 'Mbit', 'PGPASSWORD', 'ciphertexts', 'insertable', 'subselect', 'subselects'],
  ...['computus', 'Meeus', 'scroller', 'rollup', 'rollups', 'autovacuum', 'lifecycles', 'upserts', 'healthz'],
  ...['deallocates', 'ltree', 'multisets', 'inlines', 'refetch', 'refetches', 'refetched'],
]
