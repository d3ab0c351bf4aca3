import { useEffect, useRef, useState } from 'react'
import { importOnline } from '../../lib/lostChunk.ts'
import type { ArchiveUpload } from './archiveUpload.ts'

export type Asset = { url: string; name: string; bytes: number }

/** Of a file that is on its way. */
export type Sending = {
  readonly name: string
  /** From 0 to 1; whole, it is looked into. */
  readonly part: number
  readonly isPaused: boolean
}

/** One archive on its way: it goes on while the page is open, and from where it stopped when the same file is chosen again. */
export const useArchiveUpload = (onDone: (asset: Asset) => void) => {
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useRef<ArchiveUpload | null>(null)
  // Who leaves the page stops it, and finds the parts that came when they are back.
  useEffect(() => () => void upload.current?.pause(), [])

  const change = (changed: Partial<Sending>) => setSending((before) => before && { ...before, ...changed })

  const send = async (file: File) => {
    setProblem(null)
    setSending({ name: file.name, part: 0, isPaused: false })
    try {
      const { startArchive } = await importOnline(() => import('./archiveUpload.ts'))
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
