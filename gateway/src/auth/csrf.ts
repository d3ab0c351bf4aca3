import { createHmac } from 'node:crypto'
import { createToken, sameText } from '@questboard/database'

/**
 * Double submit: the cookie contains token|signature, the form contains the token. Another site can neither read nor
 * forge the pair.
 */
export const createCsrf = (secret: string) => {
  const sign = (token: string): string =>
    createHmac('sha256', secret).update(`csrf:${token}`).digest('base64url')

  const tokenIn = (cookie: string | undefined): string | null => {
    const [token = '', signature = ''] = (cookie ?? '').split('|')
    return token && sameText(signature, sign(token)) ? token : null
  }

  return {
    tokenIn,
    issue(): { token: string; cookie: string } {
      const token = createToken()
      return { token, cookie: `${token}|${sign(token)}` }
    },
    accepts(cookie: string | undefined, submitted: unknown): boolean {
      const token = tokenIn(cookie)
      return token !== null && typeof submitted === 'string' && sameText(submitted, token)
    },
  }
}

export type Csrf = ReturnType<typeof createCsrf>
