import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { refuseInTransaction } from '@questboard/database/open-transactions'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from './fileStore.ts'

export type S3Settings = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const PATIENCE_MS = 10_000

const refusal = async (response: Response, what: string): Promise<Error> => {
  const text = await response.text().catch(() => '')
  const code = text.match(/<Code>([^<]+)<\/Code>/)?.[1] ?? ''
  return new Error(`the file store answered ${response.status} ${code} to ${what}`.replace('  ', ' '))
}

/** `fetch` only reports `fetch failed`. The reason is in the error's cause. */
const unreachable = (error: unknown): Error => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const why = cause instanceof Error ? cause.message : String(cause)
  return new Error(`the file store does not answer: ${why}`, { cause: error })
}

/** One S3 bucket whose name is in the URL's path, because many stores have a single host name for all buckets. */
class Bucket {
  readonly name: string
  readonly #client: AwsClient
  readonly #address: string
  #found: Promise<void> | undefined

  constructor({ endpoint, bucket, region, accessKey, secretKey }: S3Settings) {
    this.name = bucket
    this.#client = new AwsClient({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: 's3',
      region,
      retries: 3,
    })
    this.#address = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  }

  /** Creates the bucket on first use if the account is allowed to. Otherwise, the bucket must exist. */
  ready(): Promise<void> {
    this.#found ??= this.#find().catch((error: unknown) => {
      this.#found = undefined
      throw error
    })
    return this.#found
  }

  /** Sends a request about a file, or about the bucket itself if the key is null. */
  ask(key: string | null, init: RequestInit): Promise<Response> {
    refuseInTransaction('the file store')
    const place = key === null ? '' : `/${key.split('/').map(encodeURIComponent).join('/')}`
    return this.#client
      .fetch(this.#address + place, init)
      .catch((error: unknown) => Promise.reject(unreachable(error)))
  }

  async #find(): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const found = await this.ask(null, { method: 'HEAD', signal })
    if (found.ok) return
    if (found.status !== 404) throw await refusal(found, `HEAD ${this.name}`)
    const made = await this.ask(null, { method: 'PUT', signal })
    // Status 409 is no error, because two services can create the bucket simultaneously.
    if (!made.ok && made.status !== 409) throw await refusal(made, `PUT ${this.name}`)
    await made.body?.cancel()
  }
}

export const createS3Store = (settings: S3Settings): FileStore => {
  const bucket = new Bucket(settings)
  return {
    async keep(key, { path, type, sha256 }) {
      await bucket.ready()
      const response = await bucket.ask(key, {
        method: 'PUT',
        // The file is read from disk while it is sent, and again for a retry.
        body: await openAsBlob(path, { type }),
        // The checksum is signed, so that the store refuses changed or truncated content.
        headers: { 'x-amz-content-sha256': sha256.toString('hex'), 'content-type': type },
      })
      if (!response.ok) throw await refusal(response, `PUT ${key}`)
      await response.body?.cancel()
    },
    async open(key) {
      await bucket.ready()
      const response = await askWithin(PATIENCE_MS, (signal) => bucket.ask(key, { signal }))
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (!response.ok || !response.body) throw await refusal(response, `GET ${key}`)
      const bytes = Number(response.headers.get('content-length'))
      return { bytes, content: Readable.fromWeb(response.body) }
    },
    async remove(key) {
      await bucket.ready()
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await bucket.ask(key, { method: 'DELETE', signal })
      if (!response.ok && response.status !== 404) throw await refusal(response, `DELETE ${key}`)
      await response.body?.cancel()
    },
    async check() {
      await bucket.ready()
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await bucket.ask(null, { method: 'HEAD', signal })
      if (!response.ok) throw await refusal(response, `HEAD ${bucket.name}`)
      return `the bucket ${bucket.name} is available`
    },
  }
}

/**
 * The time limit applies only to the start of the response. The download of a large file can take as long as its
 * reader needs.
 */
const askWithin = async (ms: number, work: (signal: AbortSignal) => Promise<Response>): Promise<Response> => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ms)
  try {
    return await work(patience.signal)
  } finally {
    clearTimeout(timer)
  }
}
