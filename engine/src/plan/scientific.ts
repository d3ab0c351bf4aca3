/** Reads and prints numbers exactly like Haskell's Scientific, no matter how large they are. */

type Scientific = { readonly negative: boolean; readonly digits: string; readonly exponent: number }

/** A number as its digits and exponent: 0.d₁d₂… × 10^exponent, without leading and trailing zeros. */
function parse(text: string): Scientific {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text)
  if (!match) return { negative: false, digits: '', exponent: 0 }
  const [, sign, whole = '', fraction = '', power = '0'] = match
  const all = whole + fraction
  const leading = all.length - all.replace(/^0+/, '').length
  const digits = all.slice(leading).replace(/0+$/, '')
  return { negative: sign === '-', digits, exponent: digits ? whole.length - leading + Number(power) : 0 }
}

/** A number in Haskell's format, for example `1.5`, `2.147483648e9`, `1.0e-2` or `5.0`. */
export function showScientific(text: string): string {
  const { negative, digits, exponent } = parse(text)
  const sign = negative ? '-' : ''
  if (!digits) return '0.0'
  if (exponent >= 0 && exponent <= 7) return sign + plain(digits, exponent)
  return `${sign}${digits[0]}.${digits.slice(1) || '0'}e${exponent - 1}`
}

/** Prints a number without an exponent. Undefined if the exponent exceeds 400. */
export function showDecimal(text: string): string | undefined {
  const { negative, digits, exponent } = parse(text)
  if (Math.abs(exponent) > 400) return undefined
  return (negative ? '-' : '') + (digits ? plain(digits, exponent) : '0.0')
}

function plain(digits: string, exponent: number): string {
  if (exponent <= 0) return `0.${'0'.repeat(-exponent)}${digits}`
  return `${digits.slice(0, exponent).padEnd(exponent, '0')}.${digits.slice(exponent) || '0'}`
}
