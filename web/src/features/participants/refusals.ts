import { errors, isErrorCode } from '@questboard/domain'

type Outcomes = readonly { participantId: string; code: string | null }[] | undefined

/** Why each of those was refused who were, in the words of the product. */
export const refusalsOf = (outcomes: Outcomes): ReadonlyMap<string, string> =>
  new Map(
    (outcomes ?? []).flatMap(({ participantId, code }) =>
      code === null ? [] : [[participantId, isErrorCode(code) ? errors[code] : errors.unexpected] as const],
    ),
  )
