import { useSearchParams } from 'react-router'

/** Stores a choice in the URL, so that it survives a reload and applies in shared links and neighboring tabs. */
export const useInAddress = (name: string): readonly [string | null, (value: string) => void] => {
  const [params, setParams] = useSearchParams()
  const choose = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get(name), choose]
}
