import { z } from 'zod'
import { channelProviders } from '../channel/channel.ts'
import { sizeTiers } from '../creator/creator.ts'
import { errors } from '../errors.ts'
import { matchmakingObjectives } from './matchmaking.ts'

const codes = z.array(z.string().min(2).max(10)).max(300).default([])

/** rules §5: activation, objective and game are required. Audience and budget are optional. */
export const matchmakingForm = z.object({
  activationId: z.guid('Please choose an activation'),
  gameId: z.guid('Please choose a game'),
  objective: z.enum(matchmakingObjectives, 'Please choose an objective'),
  countries: codes,
  languages: codes,
  platforms: z.array(z.enum(channelProviders)).min(1, 'Please choose at least one platform'),
  sizeTiers: z.array(z.enum(sizeTiers)).default([]),
  budgetCents: z.int(errors['amount-invalid']).positive(errors['amount-invalid']).nullable().default(null),
})
export type MatchmakingForm = z.output<typeof matchmakingForm>
