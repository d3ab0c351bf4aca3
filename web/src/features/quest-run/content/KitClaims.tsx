import { Panel } from '../../../components/Panel.tsx'
import { formatMoment } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import type { ContentRun_RunFragment } from './generated/Content.ts'

type Run = ContentRun_RunFragment

export const KitClaims = ({ run: { kit_codes, kit_claimed_at, code_claims } }: { run: Run }) => {
  const t = useText()
  if (!kit_codes) return null
  const claimed = t('{claimed} of {all, plural, one {# code} other {# codes}} claimed', {
    claimed: code_claims.length,
    all: kit_codes,
  })
  return (
    <Panel
      title="Creator kit"
      text={
        kit_claimed_at
          ? t('{claimed}, the first on {when}', { claimed, when: formatMoment(kit_claimed_at) })
          : claimed
      }
    />
  )
}
