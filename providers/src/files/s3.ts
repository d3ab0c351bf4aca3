import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './index.ts'

export type S3Settings = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const PATIENCE_MS = 10_000

/** What the store says in its XML is for the log; nobody outside sees it. */
const refusal = async (response: Response, what: string): Promise<Error> => {
  const text = await response.text().catch(() => '')
  const code = text.match(/<Code>([^<]+)<\/Code>/)?.[1] ?? ''
  return new Error(`the file store answered ${response.status} ${code} to ${what}`.replace('  ', ' '))
}

/** `fetch failed` is all that fetch says; why is in the cause. */
const unreachable = (error: unknown): Error => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const why = cause instanceof Error ? cause.message : String(cause)
  return new Error(`the file store does not answer: ${why}`, { cause: error })
}

/** Any store that speaks S3, addressed by path, because a store behind one host name has no name per bucket. */
export const createS3Store = ({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): FileStore => {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 3,
  })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const addressOf = (key: string): string => `${base}/${key.split('/').map(encodeURIComponent).join('/')}`

  const ask = (address: string, init: RequestInit): Promise<Response> =>
    client.fetch(address, init).catch((error: unknown) => Promise.reject(unreachable(error)))

  /** The bucket is made on first use where the account may do that; elsewhere it has to be there. */
  const findBucket = async (): Promise<void> => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const found = await ask(base, { method: 'HEAD', signal })
    if (found.ok) return
    if (found.status !== 404) throw await refusal(found, `HEAD ${bucket}`)
    const made = await ask(base, { method: 'PUT', signal })
    // Two services may look at the same moment.
    if (!made.ok && made.status !== 409) throw await refusal(made, `PUT ${bucket}`)
    await made.body?.cancel()
  }
  let bucketFound: Promise<void> | undefined
  const bucketReady = (): Promise<void> => {
    bucketFound ??= findBucket().catch((error: unknown) => {
      bucketFound = undefined
      throw error
    })
    return bucketFound
  }

  return {
    async keep(key, { path, type, sha256 }) {
      await bucketReady()
      const response = await ask(addressOf(key), {
        method: 'PUT',
        // Read from disk as it is sent, and again when it has to be sent again.
        body: await openAsBlob(path, { type }),
        // Signed: the store refuses what was changed or cut off on the way.
        headers: { 'x-amz-content-sha256': sha256.toString('hex'), 'content-type': type },
      })
      if (!response.ok) throw await refusal(response, `PUT ${key}`)
      await response.body?.cancel()
    },
    async open(key) {
      await bucketReady()
      // The time limit is for the answer's beginning: a large file may take as long as its reader does.
      const patience = new AbortController()
      const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
      const response = await ask(addressOf(key), { signal: patience.signal }).finally(() =>
        clearTimeout(timer),
      )
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (!response.ok || !response.body) throw await refusal(response, `GET ${key}`)
      const bytes = Number(response.headers.get('content-length'))
      return { bytes, content: Readable.fromWeb(response.body) }
    },
    async remove(key) {
      await bucketReady()
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await ask(addressOf(key), { method: 'DELETE', signal })
      if (!response.ok && response.status !== 404) throw await refusal(response, `DELETE ${key}`)
      await response.body?.cancel()
    },
    async check() {
      await bucketReady()
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await ask(base, { method: 'HEAD', signal })
      if (!response.ok) throw await refusal(response, `HEAD ${bucket}`)
      return `the bucket ${bucket} answers`
    },
  }
}
