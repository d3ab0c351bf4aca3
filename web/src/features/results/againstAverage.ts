type Cost = { readonly cents: number | null; readonly count: number | null }

const each = ({ cents, count }: Cost): number | null =>
  cents === null || count === null || count <= 0 ? null : cents / count

/** By how many percent one costs more (above zero) or less than it usually does; null where either is unknown. */
export const againstAverage = (one: Cost, usual: Cost): number | null => {
  const [here, usually] = [each(one), each(usual)]
  return here === null || usually === null || usually === 0 ? null : Math.round((here / usually - 1) * 100)
}
