import { useQuery } from '@apollo/client/react'
import { Checkbox, Stack } from '@mantine/core'
import { ContentGame } from '../../cards/content-game/ContentGame.tsx'
import { formatDay } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { contentTypeNames } from './contentTypes.ts'
import { OwnContentDocument } from './generated/KeyParticipation.ts'

type Props = {
  /** From when on: content from before the claim was not made with the key. */
  since: string
  gameId: string | null
  value: string[]
  onChange: (ids: string[]) => void
  error: string | undefined
}

/** What the creator's own channels published since; what shows the game stands first. */
export const ContentPicker = ({ since, gameId, value, onChange, error }: Props) => {
  const t = useText()
  const { user } = useSession()
  const { data } = useQuery(OwnContentDocument, {
    variables: { creatorId: user?.id ?? '', since },
    skip: !user || since === '',
    fetchPolicy: 'cache-and-network',
  })
  const content = (data?.content ?? []).toSorted(
    (a, b) => Number(b.game?.id === gameId) - Number(a.game?.id === gameId),
  )
  return (
    <Checkbox.Group label={t('From your channels')} value={value} onChange={onChange} error={error}>
      <Stack gap="xs" mt="xs">
        {data && content.length === 0 && (
          <p>{t('Nothing was found on your channels since you claimed the key.')}</p>
        )}
        {content.map((piece) => (
          <div key={piece.id}>
            <Checkbox
              value={piece.id}
              label={piece.title || t('Without a title')}
              description={[
                t(contentTypeNames[piece.type] ?? ''),
                piece.game?.name,
                formatDay(piece.published_at),
              ]
                .filter(Boolean)
                .join(' · ')}
            />
            {piece.game?.id !== gameId && <ContentGame content={piece} />}
          </div>
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
