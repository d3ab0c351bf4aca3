import { refuse } from '../lib/action.ts'
import type { Services } from '../services.ts'

/** While the vendor is silent nobody gets in unchecked, and nobody is taken for a machine. */
export const checkPerson = async (
  { botCheck, log }: Pick<Services, 'botCheck' | 'log'>,
  token: string | null | undefined,
  address: string,
): Promise<void> => {
  const isPerson = await botCheck.isPerson(token ?? undefined, address).catch((error: unknown) => {
    log.error({ err: error }, 'the bot check does not answer')
    throw refuse('service-unavailable')
  })
  if (!isPerson) throw refuse('bot-check')
}
