import { useSearchParams } from 'react-router'

/** A choice that stands in the address, so that a reload, a link or the tab beside it shows the same. */
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
