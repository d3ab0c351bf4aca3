import { createHmac } from 'node:crypto'

/** The secret a vendor signs push notifications with. Derived per address, so none is stored. */
export const createPushSecrets =
  (secret: string): ((pushId: string) => string) =>
  (pushId) =>
    createHmac('sha256', secret).update(`channel push ${pushId}`).digest('hex')
