import { createHmac } from 'node:crypto'

/**
 * The secret with which a vendor signs push notifications. It is derived from the URL, so it does not have to be
 * stored.
 */
export const createPushSecrets =
  (secret: string): ((pushId: string) => string) =>
  (pushId) =>
    createHmac('sha256', secret).update(`channel push ${pushId}`).digest('hex')
