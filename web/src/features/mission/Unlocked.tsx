import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useText } from '../../lib/text.ts'
import type { MissionParticipationQuery } from './generated/MissionParticipation.ts'

type Props = { unlocks: MissionParticipationQuery['mission_unlock']; isCompleted: boolean }

/** The missions that open to who completes this one. */
export const Unlocked = ({ unlocks, isCompleted }: Props) => {
  const t = useText()
  const next = unlocks.flatMap(({ unlocked_activation }) =>
    unlocked_activation ? [unlocked_activation] : [],
  )
  if (next.length === 0) return null
  return (
    <Panel title="Unlocks upon completion">
      <RowList>
        {next.map(({ id, name }) => (
          <Row
            key={id}
            title={<AppLink to={`/missions/${id}`}>{name}</AppLink>}
            side={isCompleted && <StatusBadge tone="good">{t('Unlocked')}</StatusBadge>}
          />
        ))}
      </RowList>
    </Panel>
  )
}
