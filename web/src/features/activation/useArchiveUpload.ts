import { useEffect, useRef, useState } from 'react'
import { importOnline } from '../../lib/lostChunk.ts'
import type { ArchiveUpload } from './archiveUpload.ts'

export type Asset = { url: string; name: string; bytes: number }

export type Sending = {
  readonly name: string
  /** The progress from 0 to 1. At 1, the server checks the file. */
  readonly part: number
  readonly isPaused: boolean
}

/** Uploads one archive while the page is open. Choosing the same file again resumes the upload. */
export const useArchiveUpload = (onDone: (asset: Asset) => void) => {
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useRef<ArchiveUpload | null>(null)
  // Leaving the page pauses the upload. The parts uploaded so far stay on the server.
  useEffect(() => () => void upload.current?.pause(), [])

  const change = (changed: Partial<Sending>) => setSending((before) => before && { ...before, ...changed })

  const send = async (file: File) => {
    setProblem(null)
    setSending({ name: file.name, part: 0, isPaused: false })
    try {
      const { startArchive, zipFault } = await importOnline(() => import('./archiveUpload.ts'))
      const fault = await zipFault(file)
      if (fault) throw new Error(fault.message)
      upload.current = startArchive(file, {
        onProgress: (sent, total) => change({ part: total === 0 ? 1 : sent / total }),
      })
      const url = await upload.current.done
      onDone({ url, name: file.name, bytes: file.size })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong')
    } finally {
      upload.current = null
      setSending(null)
    }
  }

  return {
    sending,
    problem,
    send,
    pause: () => {
      change({ isPaused: true })
      void upload.current?.pause()
    },
    goOn: () => {
      change({ isPaused: false })
      upload.current?.goOn()
    },
    stop: () => {
      void upload.current?.stop()
      upload.current = null
      setSending(null)
    },
  }
}
