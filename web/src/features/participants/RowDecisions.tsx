import type { BulkActionKind } from '@questboard/domain'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { DecisionButtons } from '../../tables/DecisionButtons.tsx'
import { askToDecide } from '../../tables/DecisionDialog.tsx'
import type { Decision } from '../../tables/decision.ts'
import { nameOf, type Participant } from './creator.tsx'

type Sends<Kind extends BulkActionKind> = Readonly<
  Record<Kind, (message: string, idempotencyKey: string) => Promise<unknown>>
>

type Props<Kind extends BulkActionKind> = {
  readonly row: Participant
  readonly decisions: readonly Decision<Kind>[]
  readonly sends: Sends<Kind>
  readonly done: () => void
}

/** Applies a decision to the row in the panel immediately. */
export const RowDecisions = <Kind extends BulkActionKind>({ row, decisions, sends, done }: Props<Kind>) => {
  const t = useText()
  const carryOut = useIntent()
  return (
    <DecisionButtons
      size="sm"
      decisions={decisions}
      onPress={async (decision) =>
        askToDecide(t(decision.title, { count: 1 }), {
          decision,
          decided: { count: 1, lines: [{ creator: nameOf(row), activation: null, amountCents: null }] },
          send: async (message) => {
            await carryOut({ kind: decision.kind, message }, (idempotencyKey) =>
              sends[decision.kind](message, idempotencyKey),
            )
            toasts.good(t(decision.doneWords, { count: 1 }))
            done()
          },
        })
      }
    />
  )
}
