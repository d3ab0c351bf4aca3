import { createHmac } from 'node:crypto'

/** What a vendor signs with what it tells of a channel: one for each address that it tells it to, and none of them is stored. */
export const createPushSecrets =
  (secret: string): ((pushId: string) => string) =>
  (pushId) =>
    createHmac('sha256', secret).update(`channel push ${pushId}`).digest('hex')
