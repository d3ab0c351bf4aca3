import { useQuery } from '@apollo/client/react'
import { Button, Checkbox, Stack } from '@mantine/core'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { readFragment } from '../../lib/fragments.ts'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { ContentGame } from '../../shared/content/ContentGame.tsx'
import { contentTypeNames } from '../../shared/content/contentWords.ts'
import { OwnContent_ContentFragmentDoc, OwnContentDocument } from './generated/KeyParticipation.ts'
import { ownContentSince } from './ownContent.ts'

type Props = {
  /** Content published before the claim cannot have been made with the key. */
  since: string
  gameId: string | null
  value: string[]
  onChange: (ids: string[]) => void
  error: string | undefined
}

/**
 * Content about the game on the creator's channels since this time. Other content is shown if the creator asks for it,
 * because we may have recognized the wrong game.
 */
export const ContentPicker = ({ since, gameId, value, onChange, error }: Props) => {
  const t = useText()
  const { user } = useSession()
  const query = useQuery(OwnContentDocument, {
    variables: ownContentSince(user?.id ?? '', since, gameId),
    skip: !user || since === '',
  })
  const { data } = query
  const [isOpen, setOpen] = useState(false)
  const content = [...(data?.about ?? []), ...(data?.others ?? [])].map((piece) =>
    readFragment(OwnContent_ContentFragmentDoc, piece),
  )
  const shown = content.filter(({ id, game }) => isOpen || game?.id === gameId || value.includes(id))
  const others = content.length - shown.length
  return (
    <Checkbox.Group label={t('From your channels')} value={value} onChange={onChange} error={error}>
      <Stack gap="xs" mt="xs">
        <LoadProblem query={query} />
        {data && content.length === 0 && (
          <p>{t('We found nothing on your channels since you claimed the key.')}</p>
        )}
        {data && content.length > 0 && shown.length === 0 && (
          <p>{t('We found nothing about this game on your channels since you claimed the key.')}</p>
        )}
        {shown.map((piece) => (
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
        {others > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
            {t('{count, plural, one {Show # about another game} other {Show # about other games}}', {
              count: others,
            })}
          </Button>
        )}
      </Stack>
    </Checkbox.Group>
  )
}
