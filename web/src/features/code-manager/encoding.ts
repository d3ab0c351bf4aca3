/** The encodings that a user can choose if we guessed wrong. */
export const encodings = {
  'utf-8': 'Unicode (UTF-8)',
  'windows-1252': 'Western European (Latin-1)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big endian)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Chinese (GB 18030)',
  'euc-kr': 'Korean (EUC-KR)',
} as const
export type Encoding = keyof typeof encodings

export const isEncoding = (value: string | null): value is Encoding =>
  value !== null && Object.hasOwn(encodings, value)

export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes)

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Older spreadsheets in the West write Latin-1, in which almost every sequence of bytes is valid. */
export const guessEncoding = (bytes: Uint8Array): Encoding => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}
