/** Push notifications about channels. Their content is never trusted. Instead, we read the channel from the vendor. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export type Push = {
  readonly channelId: string
  readonly topic: string
  /** The callback URL of a push subscription, which is unique per subscription. */
  readonly callback: string
  /** The secret that signs notifications. */
  readonly secret: string
  /** The vendor's id of the subscription, once known. */
  readonly reference: string | null
}

/** A request to the callback URL, as we received it. */
export type Arrived = {
  readonly method: 'GET' | 'POST'
  readonly header: (name: string) => string
  readonly query: URLSearchParams
  readonly body: Buffer
  readonly at: Date
}

export type PushMessage =
  /** The vendor verifies the callback URL and expects this response. `seconds` is the duration of the subscription. */
  | { readonly kind: 'confirms'; readonly answer: string; readonly seconds: number | null }
  /** The vendor verifies that a subscription should end. */
  | { readonly kind: 'falls silent'; readonly answer: string }
  | { readonly kind: 'has ended'; readonly why: string }
  | { readonly kind: 'tells'; readonly messageId: string }

/** Thrown for a forged or repeated notification. */
export class ForgedPush extends Error {
  override readonly name = 'ForgedPush'
}

export type ChannelPushes = {
  readonly topics: readonly string[]
  /**
   * Subscribes to push notifications. Repeating the call changes nothing. `isConfirmed` is true if the vendor has
   * already verified the callback URL.
   */
  subscribe(push: Push): Promise<{ readonly reference: string | null; readonly isConfirmed: boolean }>
  /** `isSilent` is true if the vendor does not verify the end of the subscription. */
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
