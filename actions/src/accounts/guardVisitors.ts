import { addressGroup } from '@questboard/database'
import { hashPassword } from '@questboard/moves'
import { checkBot } from '@questboard/providers/bot-check'
import type { ActionRequest } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const REGISTRATIONS = { tries: 30, seconds: 60 * 60 }

type Call = Pick<
  ActionRequest<{ readonly botCheckToken?: string | null | undefined }>,
  'input' | 'services' | 'ip'
>

/** Checks forms that anyone can send, even without an account, against bots. */
export const refuseBots = async ({ input, services, ip }: Call): Promise<void> => {
  const checked = await checkBot(services.botCheck, input.botCheckToken, ip)
  if (!checked.ok) throw refuse(checked.code)
}

type Registration = ActionRequest<{
  readonly password: string
  readonly botCheckToken?: string | null | undefined
}>
type Admitted = { readonly passwordHash: string }

/**
 * Protects the forms that create an account from bots and from too many attempts by one household. Hashes the password
 * before the transaction starts, because hashing is slow.
 */
export const admitRegistration = async (
  call: Pick<Registration, 'input' | 'services' | 'ip'>,
): Promise<Admitted> => {
  await refuseBots(call)
  await ration(call, `register:${addressGroup(call.ip)}`, REGISTRATIONS)
  return { passwordHash: await hashPassword(call.input.password) }
}
