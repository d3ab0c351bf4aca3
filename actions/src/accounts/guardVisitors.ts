import { addressGroup } from '@questboard/database'
import { checkBot } from '@questboard/providers/bot-check'
import type { ActionRequest } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const REGISTRATIONS = { tries: 30, seconds: 60 * 60 }

type Call = Pick<
  ActionRequest<{ readonly botCheckToken?: string | null | undefined }>,
  'input' | 'services' | 'ip'
>

/** For the forms that anyone may send: no machine gets further. */
export const refuseBots = async ({ input, services, ip }: Call): Promise<void> => {
  const checked = await checkBot(services.botCheck, input.botCheckToken, ip)
  if (!checked.ok) throw refuse(checked.code)
}

/** For the forms that make an account: no machine, and no more of them from one household than it can need. */
export const guardRegistration = async (call: Call): Promise<void> => {
  await refuseBots(call)
  await ration(call, `register:${addressGroup(call.ip)}`, REGISTRATIONS)
}
