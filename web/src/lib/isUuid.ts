const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Any other text cannot be a row's id, so no query is needed. */
export const isUuid = (text: string): boolean => pattern.test(text)
