import { useEffect, useRef, useState } from 'react'

/**
 * Sends a file away and gives what comes back to the form as it is by then: what was typed meanwhile stays, and
 * a field that is gone takes nothing.
 */
export const useUpload = (
  upload: (file: File) => Promise<string>,
  onUploaded: (url: string, file: File) => void,
) => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<typeof onUploaded | null>(null)
  useEffect(() => {
    latest.current = onUploaded
    return () => {
      latest.current = null
    }
  }, [onUploaded])
  const send = async (file: File) => {
    setProblem(null)
    setBusy(true)
    try {
      const url = await upload(file)
      latest.current?.(url, file)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong')
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, take: (file: File | null) => void (file && send(file)) }
}
