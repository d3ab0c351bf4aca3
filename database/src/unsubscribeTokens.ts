import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The notification preference that the link changes. */
export type UnsubscribeWish = { readonly userId: string; readonly preference: string }

export type UnsubscribeTokens = {
  make(wish: UnsubscribeWish): string
  /** Reads an unsubscribe token. Null if the token was not made with this secret. */
  read(token: string): UnsubscribeWish | null
}

/**
 * Tokens for the unsubscribe links in mails, which the gateway reads. Tokens never expire, because people keep mails
 * for years. Tokens are deterministic, so that a repeated mail is identical. A token can only switch one kind of mail
 * on or off.
 */
export const createUnsubscribeTokens = (secret: string): UnsubscribeTokens => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'questboard', 'unsubscribe token', 32))
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest()
  return {
    make({ userId, preference }) {
      const text = `${userId}/${preference}`
      return `${Buffer.from(text).toString('base64url')}.${sign(text).toString('base64url')}`
    },
    read(token) {
      const [body = '', signature = ''] = token.split('.')
      const text = Buffer.from(body, 'base64url').toString('utf8')
      const [userId, preference] = text.split('/')
      const given = Buffer.from(signature, 'base64url')
      const right = sign(text)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      return userId && preference ? { userId, preference } : null
    },
  }
}
