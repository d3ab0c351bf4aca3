/** Counts, shares and lists in the same format for screens, mails and documents. */
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })
const exactPercent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })
const megabytes = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})
/** Standard American English puts a comma before the last name in a list. Our texts do not. */
const all = new Intl.ListFormat('en-GB')
const any = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** A count, such as `12,340`. */
export const countInWords = (count: number): string => whole.format(count)
/** Hours, such as `12,340.5`. */
export const hoursInWords = (hours: number): string => oneDecimal.format(hours)
/** A short form for small spaces, such as `12.3K`. */
export const shortCountInWords = (count: number): string => compact.format(count)
/** A share, such as `13%` for 0.125. */
export const shareInWords = (share: number): string => percent.format(share)
/** A fee, such as `12.5%`. */
export const feeInWords = (basisPoints: number): string => exactPercent.format(basisPoints / 10_000)
/** A file size, such as `12.3 MB`. */
export const sizeInWords = (bytes: number): string => megabytes.format(bytes / 1_000_000)
/** A list such as `Twitch, YouTube and TikTok`. */
export const allOf = (names: readonly string[]): string => all.format(names)
/** A list such as `Twitch, YouTube or TikTok`. */
export const anyOf = (names: readonly string[]): string => any.format(names)
