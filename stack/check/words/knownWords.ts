/** Names and terms that no dictionary of cspell knows. */
export const knownWords: readonly string[] = [
  // Terms of Questboard and names in its demo market.
  ...['Questboard', 'demostudio', 'democreator', 'demouser', 'Northlight', 'Emberfall', 'waitlist'],
  // Terms of the games market.
  ...['livestream', 'livestreams', 'chargeback', 'sparkline', 'sparklines', 'Steamworks', 'eventsub'],
  ...['waitlists', 'matchmakings', 'participations', 'unpublishing', 'unreviewed', 'unsubmitted'],
  ...['CONTENTPRODUCTION', 'CONTENTREVIEW'],
  // Names of vendors, libraries and programs.
  ...['Hasura', 'Kriti', 'Mantine', 'Graphile', 'IGDB', 'Apicalypse', 'Vite', 'vitest', 'jsdom', 'undici'],
  ...['pdfkit', 'pdfmake', 'fontkit', 'feedsmith', 'formatjs', 'pgcrypto', 'psql', 'setpriv', 'versitygw'],
  ...['Versity', 'coordinape', 'Lato', 'Noto', 'Unifont', 'Comfortaa', 'Pico'],
  ...['Graphi', 'autocannon', 'webapi', 'NONNULLABLE', 'cmdetect', 'pino', 'steampowered', 'tiktokapis'],
  // Technical terms.
  ...['PKCE', 'WCAG', 'Exif', 'Mbit', 'PGPASSWORD', 'ciphertexts', 'insertable', 'subselect', 'subselects'],
  ...['computus', 'Meeus', 'scroller', 'rollup', 'rollups', 'autovacuum', 'lifecycles', 'upserts', 'healthz'],
  ...['deallocates', 'ltree', 'multisets', 'inlines', 'refetch', 'refetches', 'refetched'],
]
