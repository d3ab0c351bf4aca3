/** Push notifications about channels. Their content is never trusted: the vendor is asked instead. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export type Push = {
  readonly channelId: string
  readonly topic: string
  /** Unique per subscription. */
  readonly callback: string
  /** The signing secret. */
  readonly secret: string
  /** The vendor's id, once known. */
  readonly reference: string | null
}

/** A request to the callback, as received. */
export type Arrived = {
  readonly method: 'GET' | 'POST'
  readonly header: (name: string) => string
  readonly query: URLSearchParams
  readonly body: Buffer
  readonly at: Date
}

export type PushMessage =
  /** The vendor verifies the callback and expects this answer. `seconds` is the lease. */
  | { readonly kind: 'confirms'; readonly answer: string; readonly seconds: number | null }
  /** The vendor verifies the end of a subscription. */
  | { readonly kind: 'falls silent'; readonly answer: string }
  /** The vendor ended the subscription. */
  | { readonly kind: 'has ended'; readonly why: string }
  | { readonly kind: 'tells'; readonly messageId: string }

/** A forged or replayed notification. */
export class ForgedPush extends Error {
  override readonly name = 'ForgedPush'
}

export type ChannelPushes = {
  readonly topics: readonly string[]
  /** Repeating it changes nothing. `isConfirmed` means the vendor has verified the address before. */
  subscribe(push: Push): Promise<{ readonly reference: string | null; readonly isConfirmed: boolean }>
  /** `isSilent` means no verification is needed. */
  unsubscribe(push: Push): Promise<{ readonly isSilent: boolean }>
  read(arrived: Arrived, push: Push): PushMessage
}

export const isSignedBy = (
  algorithm: 'sha1' | 'sha256',
  secret: string,
  parts: readonly (string | Buffer)[],
  signature: string,
): boolean => {
  const hmac = createHmac(algorithm, secret)
  for (const part of parts) hmac.update(part)
  const expected = Buffer.from(`${algorithm}=${hmac.digest('hex')}`)
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
