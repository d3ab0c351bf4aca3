/** Error messages by path in the form's values: `name`, `talkingPoints.2`, `media.0.title`. */
export type FieldErrors = Record<string, string>

const isBelow = (path: string, place: string): boolean => path.startsWith(`${place}.`)

export const errorsAt = (errors: FieldErrors, place: string): readonly string[] =>
  Object.keys(errors).filter((path) => path === place || isBelow(path, place))

/** The errors of all paths except a changed path and those inside it, which are validated again. */
export const withoutErrorsAt = (errors: FieldErrors, place: string): FieldErrors => {
  const gone = new Set(errorsAt(errors, place))
  return gone.size === 0
    ? errors
    : Object.fromEntries(Object.entries(errors).filter(([path]) => !gone.has(path)))
}

/**
 * Moves the errors of list items together with their items. `to` returns an item's new index, or null if the item was
 * removed.
 */
export const moveItemErrors = (
  errors: FieldErrors,
  list: string,
  to: (index: number) => number | null,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      if (!isBelow(path, list)) return [[path, message]]
      const [index = '', ...rest] = path.slice(list.length + 1).split('.')
      const place = to(Number(index))
      return place === null ? [] : [[[list, place, ...rest].join('.'), message]]
    }),
  )

export const placeAfterMove =
  (from: number, to: number) =>
  (index: number): number => {
    if (index === from) return to
    if (from < to && index > from && index <= to) return index - 1
    return to < from && index >= to && index < from ? index + 1 : index
  }

export const moveItem = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
