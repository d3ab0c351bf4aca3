import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useText } from '../../lib/text.ts'
import type { MissionParticipationQuery } from './generated/MissionParticipation.ts'

/** The missions that opened to who completed this one. */
export const Unlocked = ({ unlocks }: { unlocks: MissionParticipationQuery['mission_unlock'] }) => {
  const t = useText()
  const next = unlocks.flatMap(({ unlocked_activation }) =>
    unlocked_activation ? [unlocked_activation] : [],
  )
  if (next.length === 0) return null
  return (
    <Panel title="Go on with">
      <RowList>
        {next.map(({ id, name }) => (
          <Row
            key={id}
            title={<AppLink to={`/missions/${id}`}>{name}</AppLink>}
            side={<StatusBadge tone="good">{t('Unlocked')}</StatusBadge>}
          />
        ))}
      </RowList>
    </Panel>
  )
}
