import { AppLink } from '../../components/AppLink.tsx'
import { Row } from '../../components/RowList.tsx'
import { formatAgo } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { NoteRow_NoteFragmentDoc } from './generated/NoteRow.ts'

export const NoteRow = ({ note }: { note: FragmentType<typeof NoteRow_NoteFragmentDoc> }) => {
  const t = useText()
  const { body, created_at, author, creator, game } = readFragment(NoteRow_NoteFragmentDoc, note)
  const who = [author?.display_name, formatAgo(created_at)].filter(Boolean).join(' · ')
  return (
    <Row
      title={body}
      text={
        <>
          {creator?.profile && `${t('About {name}', { name: creator.profile.display_name ?? '' })} · `}
          {game && (
            <>
              <AppLink to={`/games/${game.id}`}>{t('About {name}', { name: game.name })}</AppLink>
              {' · '}
            </>
          )}
          {who}
        </>
      }
    />
  )
}
