/** Postgres rejects null characters and half surrogates. Vendors send both, and cutting a text leaves the latter. */
export const storable = (text: string, most?: number): string =>
  text.replaceAll('\0', '').slice(0, most).toWellFormed().trim()
