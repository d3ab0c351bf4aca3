import { useQuery } from '@apollo/client/react'
import { Checkbox, Stack } from '@mantine/core'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { ContentGame } from '../../shared/content/ContentGame.tsx'
import { contentTypeNames } from '../../shared/content/contentWords.ts'
import { MissionContentDocument, type MissionContentQuery } from './generated/MissionParticipation.ts'
import classes from './Mission.module.css'

type Props = {
  /** The time when the creator joined. Content published before does not count. */
  since: string
  gameIds: readonly string[]
  submitted: readonly string[]
  value: string[]
  onChange: (ids: string[]) => void
  error: string | undefined
}

type Piece = MissionContentQuery['content'][number]

const Choice = ({
  piece,
  counts,
  onChanged,
}: {
  piece: Piece
  /** True if the content shows a game of the mission. */
  counts: boolean
  onChanged: () => void
}) => {
  const t = useText()
  return (
    <div>
      <Checkbox
        value={piece.id}
        disabled={!counts}
        label={piece.title || t('Without a title')}
        description={[
          t(contentTypeNames[piece.type] ?? ''),
          // For content that cannot be selected, the game is shown below. The creator can correct it there.
          counts && (piece.game?.name ?? t('unknown game')),
          formatDay(piece.published_at),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      {!counts && (
        <div className={classes.game}>
          <ContentGame content={piece} onChanged={onChanged} />
        </div>
      )}
    </div>
  )
}

/**
 * Content that the creator's channels have published since joining. Content without a game of the mission cannot be
 * selected.
 */
export const Contents = ({ since, gameIds, submitted, value, onChange, error }: Props) => {
  const t = useText()
  const { user } = useSession()
  const query = useQuery(MissionContentDocument, {
    variables: { creatorId: user?.id ?? '', since },
    skip: !user,
  })
  const counts = ({ game }: Piece): boolean => gameIds.length === 0 || gameIds.some((id) => id === game?.id)
  return (
    <Checkbox.Group label={t('From your channels')} value={value} onChange={onChange} error={error}>
      <Stack gap="xs" mt="xs">
        <Loaded query={{ ...query, loading: query.loading || !user }} skeleton={<LinesSkeleton lines={3} />}>
          {({ content }) => {
            const left = content.filter(({ id }) => !submitted.includes(id))
            if (left.length === 0)
              return <p>{t('We found nothing new on your channels since you joined.')}</p>
            return left
              .toSorted((a, b) => Number(counts(b)) - Number(counts(a)))
              .map((piece) => (
                <Choice
                  key={piece.id}
                  piece={piece}
                  counts={counts(piece)}
                  onChanged={() => void query.refetch()}
                />
              ))
          }}
        </Loaded>
      </Stack>
    </Checkbox.Group>
  )
}
