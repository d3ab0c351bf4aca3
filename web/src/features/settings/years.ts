export const yearsBetween = (
  first: string | null | undefined,
  last: string | null | undefined,
): readonly number[] => {
  if (!first || !last) return []
  const [from, to] = [new Date(first).getUTCFullYear(), new Date(last).getUTCFullYear()]
  return Array.from({ length: to - from + 1 }, (_, index) => to - index)
}
