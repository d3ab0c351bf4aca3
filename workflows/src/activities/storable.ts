/**
 * Removes null characters and half surrogates, which Postgres rejects. Vendors send both, and shortening a text can
 * leave a half surrogate.
 */
export const storable = (text: string, most?: number): string =>
  text.replaceAll('\0', '').slice(0, most).toWellFormed().trim()
