/** A time as users type it: `16:14`, `16.14`, `1614` or `4:14 pm`. */
const clock = /^(\d{1,2})(?:[:.]?(\d{2}))?(?: ?([ap])\.?m?\.?)?$/

const hourOf = (typed: number, half: string | undefined): number | null => {
  if (half === undefined) return typed < 24 ? typed : null
  if (typed < 1 || typed > 12) return null
  return (typed % 12) + (half === 'p' ? 12 : 0)
}

/** Reads a typed time as `16:14`, or null. A whole hour needs minutes or am/pm: `16` may be the start of `16:14`. */
export const readTime = (typed: string): string | null => {
  const [, hours, minutes, half] = clock.exec(typed.trim().toLowerCase()) ?? []
  if (hours === undefined || (minutes === undefined && half === undefined)) return null
  const hour = hourOf(Number(hours), half)
  const minute = Number(minutes ?? 0)
  return hour === null || minute > 59
    ? null
    : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
