import { useState } from 'react'
import { explain } from './failure.ts'

/** Loads more of a list. An error is shown only next to the list's retry button. */
export const useMore = (load: () => Promise<unknown>, list = '') => {
  const [loading, setLoading] = useState(false)
  const [problem, setProblem] = useState<{ list: string; message: string } | null>(null)
  const ask = async (): Promise<void> => {
    setLoading(true)
    setProblem(null)
    try {
      await load()
    } catch (error) {
      setProblem({ list, message: explain(error).message })
    } finally {
      setLoading(false)
    }
  }
  return {
    loading,
    problem: problem?.list === list ? problem.message : null,
    onMore: () => void ask(),
  }
}
