/** Postgres keeps neither a zero byte nor half a character: vendors have been seen to send both, and a cut leaves the latter. */
export const storable = (text: string, most?: number): string =>
  text.replaceAll('\0', '').slice(0, most).toWellFormed().trim()
