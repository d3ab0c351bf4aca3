import { activationStatusNames } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { useText } from '../../lib/text.ts'
import { isOver } from '../../shared/cards/activationFacts.ts'
import type { MissionParticipationQuery } from './generated/MissionParticipation.ts'

type Unlock = MissionParticipationQuery['mission_unlock'][number]
type Next = NonNullable<Unlock['unlocked_activation']>

/**
 * An active mission is shown as "Unlocked" if the creator meets its other requirements. Any other mission shows its
 * status.
 */
const standingOf = ({ status, eligible }: Next): { tone: Tone; word: string } => {
  if (status !== 'active') return { tone: 'neutral', word: activationStatusNames[status] }
  if (eligible === false) return { tone: 'warn', word: 'Requirements not met' }
  return { tone: 'good', word: 'Unlocked' }
}

export const Unlocked = ({ unlocks }: { unlocks: readonly Unlock[] }) => {
  const t = useText()
  const next = unlocks.flatMap(({ unlocked_activation: one }) => (one && !isOver(one.status) ? [one] : []))
  if (next.length === 0) return null
  return (
    <Panel title="Continue with">
      <RowList>
        {next.map((one) => {
          const { tone, word } = standingOf(one)
          return (
            <Row
              key={one.id}
              title={<AppLink to={`/missions/${one.id}`}>{one.name}</AppLink>}
              side={<StatusBadge tone={tone}>{t(word)}</StatusBadge>}
            />
          )
        })}
      </RowList>
    </Panel>
  )
}
