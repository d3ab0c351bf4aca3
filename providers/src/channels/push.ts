/** Vendors that tell by themselves when something happens on a channel. Who hears it asks them: nothing of what they tell is believed. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export type Push = {
  readonly channelId: string
  readonly topic: string
  /** Where it is told; no two have the same. */
  readonly callback: string
  /** What it is signed with. */
  readonly secret: string
  /** The vendor's own id of it, once there is one. */
  readonly reference: string | null
}

/** A request to the callback, as it came. */
export type Arrived = {
  readonly method: 'GET' | 'POST'
  readonly header: (name: string) => string
  readonly query: URLSearchParams
  readonly body: Buffer
  readonly at: Date
}

export type PushMessage =
  /** The vendor makes sure that somebody waits there, and wants to hear this; `seconds`: how long it will tell. */
  | { readonly kind: 'confirms'; readonly answer: string; readonly seconds: number | null }
  /** It makes sure that nobody waits there any more. */
  | { readonly kind: 'falls silent'; readonly answer: string }
  /** It will tell no more, though nobody asked it to be silent. */
  | { readonly kind: 'has ended'; readonly why: string }
  | { readonly kind: 'tells'; readonly messageId: string }

/** Somebody else sent it, or sends again what was said long ago. */
export class ForgedPush extends Error {
  override readonly name = 'ForgedPush'
}

export type ChannelPushes = {
  readonly topics: readonly string[]
  /** Asked for again it changes nothing. `isConfirmed`: the vendor has made sure of the address before. */
  subscribe(push: Push): Promise<{ readonly reference: string | null; readonly isConfirmed: boolean }>
  /** `isSilent`: it need not make sure first. */
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
