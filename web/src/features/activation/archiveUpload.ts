import { DetailedError, Upload } from 'tus-js-client'
import { messageOf } from '../../lib/upload.ts'

/** Large enough for speed; small enough that a pause, or a line that breaks, loses little. */
const PART_BYTES = 16 * 1024 * 1024
const ENDPOINT = '/api/uploads/archives'

export type ArchiveUpload = {
  /** Where the archive is, once it is whole and found good; rejects with a sentence for people. */
  readonly done: Promise<string>
  readonly pause: () => Promise<void>
  readonly goOn: () => void
  /** Gives it up: what has come is forgotten. */
  readonly stop: () => Promise<void>
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

const sentenceOf = (error: Error | DetailedError): Error => {
  const response = error instanceof DetailedError ? error.originalResponse : null
  if (response?.getStatus() === 401)
    return new Error('Please sign in again, and choose the same file to go on.')
  const message = messageOf(parsed(response?.getBody()))
  return new Error(message ?? 'The upload broke off. Choose the same file again to go on where it stopped.')
}

/** What is wrong with the file itself will be as wrong the next time. */
const isRefused = (error: Error | DetailedError): boolean =>
  error instanceof DetailedError && [400, 413].includes(error.originalResponse?.getStatus() ?? 0)

/** The archive's own address: an upload keeps its id. */
const addressOf = ({ url }: Upload): string => `/api/uploads/${url?.split('/').at(-1)}`

type Heard = { readonly onProgress: (sent: number, total: number) => void }

/** Sends an archive in parts. The same file chosen again, in this browser, goes on where it stopped: after a reload, too. */
export const startArchive = (file: File, { onProgress }: Heard): ArchiveUpload => {
  const { promise: done, resolve, reject } = Promise.withResolvers<string>()
  const upload: Upload = new Upload(file, {
    endpoint: new URL(ENDPOINT, window.location.href).href,
    chunkSize: PART_BYTES,
    retryDelays: [0, 1000, 3000, 10_000, 30_000],
    removeFingerprintOnSuccess: true,
    // By its page it is known here after a reload; the server keeps the name alone.
    metadata: { filename: file.name, page: window.location.pathname },
    onProgress,
    onError(error) {
      if (isRefused(error)) void forget()
      reject(sentenceOf(error))
    },
    onSuccess: () => resolve(addressOf(upload)),
  })
  const forget = async () => {
    for (const { urlStorageKey } of await upload.findPreviousUploads()) localStorage.removeItem(urlStorageKey)
  }
  const begin = async () => {
    const [last] = (await upload.findPreviousUploads()).reverse()
    if (last) upload.resumeFromPreviousUpload(last)
    upload.start()
  }
  void begin().catch(() => upload.start())
  return {
    done,
    pause: () => upload.abort(),
    goOn: () => upload.start(),
    stop: () => upload.abort(true).catch(() => undefined),
  }
}
