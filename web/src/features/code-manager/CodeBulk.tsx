import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import type { CodeStatus } from '@questboard/domain'
import type { Code_Bool_Exp } from '../../generated/inputs.ts'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import type { Chosen } from '../../tables/tableProps.ts'
import { found } from './columns.tsx'
import { SetCodeStatusDocument } from './generated/CodesPage.ts'

const whereOf = ({ selection, search, where }: Chosen<unknown, Code_Bool_Exp>): Code_Bool_Exp =>
  selection.kind === 'some'
    ? { id: { _in: [...selection.ids] } }
    : { _and: [...found(search), ...where, { id: { _nin: [...selection.but] } }] }

/** Held back, and given out again: codes that are claimed or were taken back stay as they are. */
export const CodeBulk = ({ chosen }: { chosen: Chosen<unknown, Code_Bool_Exp> }) => {
  const t = useText()
  const [set, { loading }] = useMutation(SetCodeStatusDocument)
  const turn = async (from: CodeStatus, to: CodeStatus, told: string) => {
    try {
      const where = { _and: [whereOf(chosen), { status: { _eq: from }, revoked_at: { _is_null: true } }] }
      const { data } = await set({ variables: { where, status: to } })
      toasts.good(t(told, { count: data?.update_code?.affected_rows ?? 0 }))
      chosen.done()
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        disabled={loading}
        onClick={() =>
          void turn(
            'available',
            'unavailable',
            '{count, plural, one {# code is} other {# codes are}} unavailable now',
          )
        }
      >
        {t('Mark unavailable')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={loading}
        onClick={() =>
          void turn(
            'unavailable',
            'available',
            '{count, plural, one {# code is} other {# codes are}} available again',
          )
        }
      >
        {t('Restore')}
      </Button>
    </>
  )
}
