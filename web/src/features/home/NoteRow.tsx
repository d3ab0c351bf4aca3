import { AppLink } from '../../components/AppLink.tsx'
import { Row } from '../../components/RowList.tsx'
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts'
import { NoteRow_NoteFragmentDoc } from '../../generated/graphql.ts'
import { formatAgo } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'

/** A note: what it says, whom or what it is about, and who wrote it. */
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
