import { useSearchParams } from 'react-router'

/**
 * The number of rows shown is part of the URL, so that reload, the back button and shared links show the same number.
 */
export const useShown = (step: number, most = Number.POSITIVE_INFINITY) => {
  const [query, setQuery] = useSearchParams()
  const asked = Math.floor(Number(query.get('show')))
  const shown = Math.min(Math.max(Number.isFinite(asked) ? asked : step, step), most)
  const showMore = () =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('show', String(Math.min(shown + step, most)))
        return after
      },
      { replace: true },
    )
  return { shown, showMore, mayGrow: shown < most }
}
