import { errors, isErrorCode } from '@questboard/domain'
import { say } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import type { Refusals } from '../../tables/useBulk.ts'

type Outcomes<Outcome> = readonly Outcome[] | undefined

const wordsOf = (code: string): string => (isErrorCode(code) ? errors[code] : errors.unexpected)

/** The reason that goes with a rejection. */
export const optionalReason = {
  label: 'Reason',
  description: 'Optional: the creators read it.',
  maxLength: 2000,
} as const

/** Why each of those was refused who were, in the words of the product. */
export const refusalsOf = (outcomes: Outcomes<{ id: string; code: string | null }>): Refusals =>
  new Map((outcomes ?? []).flatMap(({ id, code }) => (code === null ? [] : [[id, wordsOf(code)] as const])))

/** How many it was done to; of the others, each reason once. */
export const tellOutcomes = (outcomes: Outcomes<{ code: string | null }>, done: string): void => {
  const refused = (outcomes ?? []).flatMap(({ code }) => (code === null ? [] : [code]))
  const count = (outcomes?.length ?? 0) - refused.length
  if (count > 0) toasts.good(say(done, { count }))
  for (const code of new Set(refused))
    toasts.bad(
      say('{count, plural, one {# creator was left out} other {# creators were left out}}: {why}', {
        count: refused.filter((one) => one === code).length,
        why: say(wordsOf(code)),
      }),
    )
}
