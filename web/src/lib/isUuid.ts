const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** An address with anything else cannot name a row: no need to ask. */
export const isUuid = (text: string): boolean => pattern.test(text)
