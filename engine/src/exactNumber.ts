declare global {
  interface JSON {
    rawJSON(text: string): ExactNumber
    isRawJSON(value: unknown): value is ExactNumber
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown
  }
}

/** A JSON number that JavaScript would round, kept as it was written; JSON.stringify writes it back the same. */
export type ExactNumber = { readonly rawJSON: string }

/** Digits enough for a number to be rounded, where a number can stand: texts without them need no second look. */
const suspicious = /(?:^|[[,:\s])-?\d(?:[\d.]{15}|[\d.]*[eE])/

/** JSON.parse that keeps bigint and numeric values whole (reference 2.5: numbers come to Postgres with their digits). */
export function parseExactly(text: string): unknown {
  if (!suspicious.test(text)) return JSON.parse(text)
  return JSON.parse(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && isRounded(source, value)
      ? JSON.rawJSON(source)
      : value,
  )
}

function isRounded(source: string, value: number): boolean {
  return Number.isFinite(value) ? significant(source) !== significant(String(value)) : true
}

/** The digits that count, and the power of ten of the last of them. */
function significant(source: string): string {
  const [mantissa = '', exponent = '0'] = source.toLowerCase().replace(/^-/, '').split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = whole + fraction
  const trimmed = digits.replace(/0+$/, '')
  const power = Number(exponent) - fraction.length + (digits.length - trimmed.length)
  const bare = trimmed.replace(/^0+/, '')
  return bare === '' ? '0' : `${bare}e${power}`
}
