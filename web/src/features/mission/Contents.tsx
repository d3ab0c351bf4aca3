import { useQuery } from '@apollo/client/react'
import { Checkbox, Stack } from '@mantine/core'
import { ContentGame } from '../../cards/content-game/ContentGame.tsx'
import { formatDay } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { typeNames } from './contentWords.ts'
import { MissionContentDocument } from './generated/MissionParticipation.ts'

type Props = {
  /** From when on: what was made before joining does not count. */
  since: string
  gameIds: readonly string[]
  /** What was handed in already. */
  submitted: readonly string[]
  value: string[]
  onChange: (ids: string[]) => void
  error: string | undefined
}

/** What the creator's own channels published since joining; what shows no game of the mission cannot be chosen. */
export const Contents = ({ since, gameIds, submitted, value, onChange, error }: Props) => {
  const t = useText()
  const { user } = useSession()
  const { data, refetch } = useQuery(MissionContentDocument, {
    variables: { creatorId: user?.id ?? '', since },
    skip: !user,
    fetchPolicy: 'cache-and-network',
  })
  const counts = (game: { id: string } | null | undefined): boolean =>
    gameIds.length === 0 || gameIds.some((id) => id === game?.id)
  const content = (data?.content ?? [])
    .filter(({ id }) => !submitted.includes(id))
    .toSorted((a, b) => Number(counts(b.game)) - Number(counts(a.game)))
  return (
    <Checkbox.Group label={t('From your channels')} value={value} onChange={onChange} error={error}>
      <Stack gap="xs" mt="xs">
        {data && content.length === 0 && (
          <p>{t('Nothing new was found on your channels since you joined.')}</p>
        )}
        {content.map((piece) => (
          <div key={piece.id}>
            <Checkbox
              value={piece.id}
              disabled={!counts(piece.game)}
              label={piece.title || t('Without a title')}
              description={[
                t(typeNames[piece.type] ?? ''),
                piece.game?.name ?? t('no known game'),
                formatDay(piece.published_at),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
            {!counts(piece.game) && <ContentGame content={piece} onChanged={() => void refetch()} />}
          </div>
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
