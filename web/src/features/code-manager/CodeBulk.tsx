import { Button } from '@mantine/core'
import type { CodeStatus } from '@questboard/domain'
import { ask } from '../../components/Confirm.tsx'
import type { Code_Bool_Exp } from '../../generated/inputs.ts'
import { useText } from '../../lib/text.ts'
import { chosenWhere } from '../../tables/chosenWhere.ts'
import type { Chosen } from '../../tables/tableProps.ts'
import { found } from './columns.tsx'
import { undoable, useCodeStatus } from './useCodeStatus.ts'

const matching = (search: string, where: readonly Code_Bool_Exp[]): Code_Bool_Exp => ({
  _and: [...found(search), ...where],
})

type Turn = {
  readonly from: CodeStatus
  readonly to: CodeStatus
  readonly label: string
  readonly title: string
  readonly told: string
}

const turns: readonly Turn[] = [
  {
    from: 'available',
    to: 'unavailable',
    label: 'Mark unavailable',
    title: '{count, plural, one {Mark # code unavailable?} other {Mark # codes unavailable?}}',
    told: '{count, plural, one {# code is} other {# codes are}} now unavailable',
  },
  {
    from: 'unavailable',
    to: 'available',
    label: 'Restore',
    title: '{count, plural, one {Restore # code?} other {Restore # codes?}}',
    told: '{count, plural, one {# code is} other {# codes are}} available again',
  },
]

/**
 * Makes codes unavailable or available again, except claimed and revoked ones. Creators are not notified, so the action
 * runs immediately and can be undone. If there are too many codes for an undo, the user must confirm first.
 */
export const CodeBulk = ({ chosen }: { chosen: Chosen<unknown, Code_Bool_Exp> }) => {
  const t = useText()
  const { set, busy } = useCodeStatus(chosen.done)
  const press = (turn: Turn) => {
    const where = chosenWhere(chosen, matching)
    if (chosen.count <= undoable) return void set(where, turn, true)
    ask({
      id: 'set-code-status',
      title: t(turn.title, { count: chosen.count }),
      text: t('Codes already held by creators don’t change.'),
      confirm: turn.label,
      run: () => set(where, turn, false),
    })
  }
  return (
    <>
      {turns.map((turn) => (
        <Button key={turn.to} variant="default" size="compact-sm" disabled={busy} onClick={() => press(turn)}>
          {t(turn.label)}
        </Button>
      ))}
    </>
  )
}
