import { useQuery } from '@apollo/client/react'
import { Button, Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { ContentGame } from '../../shared/content/ContentGame.tsx'
import { contentTypeNames } from '../../shared/content/contentWords.ts'
import { MissionContentDocument, type MissionContentQuery } from './generated/MissionParticipation.ts'
import classes from './Mission.module.css'
import { mergeRecordings } from './recordings.ts'

type Props = {
  /** The time when the creator joined. Content published before does not count. */
  since: string
  gameIds: readonly string[]
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

type ListProps = {
  pieces: readonly Piece[]
  counts: (piece: Piece) => boolean
  onChanged: () => void
}

/** Content with a game of the mission. Other content is hidden, but the creator can correct a game that is wrong. */
const Pieces = ({ pieces, counts, onChanged }: ListProps) => {
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  const fitting = pieces.filter(counts)
  const others = pieces.filter((piece) => !counts(piece))
  const shown = showsAll ? [...fitting, ...others] : fitting
  return (
    <>
      {fitting.length === 0 && (
        <p>
          {t(
            others.length === 0
              ? 'We found nothing new on your channels since you joined.'
              : 'We found no content with a game of this Mission on your channels since you joined.',
          )}
        </p>
      )}
      {shown.map((piece) => (
        <Choice key={piece.id} piece={piece} counts={counts(piece)} onChanged={onChanged} />
      ))}
      {others.length > 0 && (
        <div>
          <Button variant="subtle" size="xs" onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? t('Hide content of other games')
              : t(
                  'Show {count, plural, one {# piece of content} other {# pieces of content}} of other games',
                  {
                    count: others.length,
                  },
                )}
          </Button>
        </div>
      )}
    </>
  )
}

/** New content appears without a reload, because channel checks find it while the creator waits. */
const POLL_MS = 30_000

/**
 * Content that the creator's channels have published since joining. Content without a game of the mission cannot be
 * selected.
 */
export const Contents = ({ since, gameIds, value, onChange, error }: Props) => {
  const t = useText()
  const { user } = useSession()
  const query = useQuery(MissionContentDocument, {
    variables: { creatorId: user?.id ?? '', since },
    skip: !user,
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
  })
  const counts = ({ game }: Piece): boolean => gameIds.length === 0 || gameIds.some((id) => id === game?.id)
  return (
    <Checkbox.Group label={t('From your channels')} value={value} onChange={onChange} error={error}>
      <Stack gap="xs" mt="xs">
        <Loaded
          query={{ ...query, loading: (query.loading && !query.data) || !user }}
          skeleton={<LinesSkeleton lines={3} />}
        >
          {({ content }) => (
            <Pieces
              pieces={mergeRecordings(content, counts)}
              counts={counts}
              onChanged={() => void query.refetch()}
            />
          )}
        </Loaded>
      </Stack>
    </Checkbox.Group>
  )
}
