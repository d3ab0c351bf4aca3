import { type Result, refused } from '@questboard/domain'
import { checkBot } from '@questboard/providers/bot-check'
import { VendorUnavailable } from '@questboard/providers/vendor'
import type { Services } from '../services.ts'

/** The bot check of the forms for sign-in and sign-up. If the check does not respond, the error has its own message. */
export const checkForm = (
  { botCheck, log }: Services,
  token: string | undefined,
  ip: string,
): Promise<Result> =>
  checkBot(botCheck, token, ip).catch((error: unknown) => {
    if (!(error instanceof VendorUnavailable)) throw error
    log.error({ err: error }, error.message)
    return refused('service-unavailable')
  })
