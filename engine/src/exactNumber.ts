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

/** A JSON number that JavaScript would round, kept as text. JSON.stringify writes it back unchanged. */
export type ExactNumber = { readonly rawJSON: string }

/** Finds numbers long enough to be rounded. A text without such numbers can use plain JSON.parse. */
const suspicious = /(?:^|[[,:\s])-?\d(?:[\d.]{15}|[\d.]*[eE])/

/**
 * JSON.parse that keeps all digits of bigint and numeric values (hasura-reference 2.5: Postgres receives numbers with all
 * their digits).
 */
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

/**
 * The number's significant digits and the power of ten of its last digit. Two spellings of the same number give the
 * same text.
 */
function significant(source: string): string {
  const [mantissa = '', exponent = '0'] = source.toLowerCase().replace(/^-/, '').split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = whole + fraction
  const trimmed = digits.replace(/0+$/, '')
  const power = Number(exponent) - fraction.length + (digits.length - trimmed.length)
  const bare = trimmed.replace(/^0+/, '')
  return bare === '' ? '0' : `${bare}e${power}`
}
