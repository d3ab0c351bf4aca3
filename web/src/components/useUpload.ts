import { useEffect, useRef, useState } from 'react'

/**
 * Uploads a file and puts its URL into the current state of the form, so that text typed in the meantime stays. Does
 * nothing if the form no longer has the field.
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
