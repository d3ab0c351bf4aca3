import { DetailedError, Upload } from 'tus-js-client'
import { messageOf } from '../../lib/upload.ts'

export { zipFault } from './zipDirectory.ts'

/** Large parts upload faster, but a pause or a lost connection then loses more data. */
const PART_BYTES = 16 * 1024 * 1024
const ENDPOINT = '/api/uploads/archives'

export type ArchiveUpload = {
  /** Resolves to the archive's URL after the archive was checked. Rejects with an error message for the user. */
  readonly done: Promise<string>
  readonly pause: () => Promise<void>
  readonly goOn: () => void
  /** Cancels the upload and deletes the uploaded parts. */
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
    return new Error('You were signed out. Sign in again, then choose the same file to resume the upload.')
  const message = messageOf(parsed(response?.getBody()))
  return new Error(message ?? 'The upload was interrupted. Choose the same file again to resume the upload.')
}

/** Retrying cannot help if the file itself is invalid. */
const isRefused = (error: Error | DetailedError): boolean =>
  error instanceof DetailedError && [400, 413].includes(error.originalResponse?.getStatus() ?? 0)

const addressOf = ({ url }: Upload): string => `/api/uploads/${url?.split('/').at(-1)}`

type Heard = { readonly onProgress: (sent: number, total: number) => void }

/** Uploads an archive in parts. Choosing the same file again in this browser resumes the upload, even after a reload. */
export const startArchive = (file: File, { onProgress }: Heard): ArchiveUpload => {
  const { promise: done, resolve, reject } = Promise.withResolvers<string>()
  const upload: Upload = new Upload(file, {
    endpoint: new URL(ENDPOINT, window.location.href).href,
    chunkSize: PART_BYTES,
    retryDelays: [0, 1000, 3000, 10_000, 30_000],
    removeFingerprintOnSuccess: true,
    // The page's URL lets the browser find the upload after a reload. The server stores only the file name.
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
