import { useMutation, useSubscription } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  AddNoteCommentDocument,
  DeleteNoteCommentDocument,
  DeleteNoteDocument,
  EditNoteCommentDocument,
  EditNoteDocument,
  type NoteEntry_NoteFragment,
  NoteEntry_NoteFragmentDoc,
  NotesLiveDocument,
} from './generated/notes.ts'
import { WordsForm } from './WordsForm.tsx'
import classes from './Written.module.css'
import { Written } from './Written.tsx'

const kindOf: Readonly<Record<string, string>> = { twitch: 'livestream', youtube: 'video', tiktok: 'shorts' }

/** A note about a creator links to the other notes about them, and a note about a game links to the game. */
const About = ({ note: { creator, game } }: { note: NoteEntry_NoteFragment }) => {
  const t = useText()
  if (game) return <AppLink to={`/games/${game.id}`}>{t('About {name}', { name: game.name })}</AppLink>
  const words = t('About {name}', { name: creator?.profile?.display_name ?? t('a former member') })
  const channel = creator?.channels[0]
  const kind = kindOf[channel?.providerId ?? '']
  if (!channel || !kind) return words
  return <AppLink to={`/insights/${kind}/content-creators/${channel.id}/notes`}>{words}</AppLink>
}

type CommentProps = { comment: NoteEntry_NoteFragment['comments'][number]; onChanged: () => Promise<unknown> }

const Comment = ({ comment, onChanged }: CommentProps) => {
  const { id } = comment
  const [edit] = useMutation(EditNoteCommentDocument)
  const [remove] = useMutation(DeleteNoteCommentDocument)
  return (
    <li>
      <Written
        what="comment"
        words={comment}
        edit={(body) => edit({ variables: { id, body } })}
        remove={async () => {
          await remove({ variables: { id } })
          await onChanged()
        }}
      />
    </li>
  )
}

type EntryProps = { note: NoteEntry_NoteFragment; saysAbout: boolean; onChanged: () => Promise<unknown> }

const NoteEntry = ({ note, saysAbout, onChanged }: EntryProps) => {
  const t = useText()
  const { id, comments } = note
  const [isAnswered, setAnswered] = useState(false)
  const [edit] = useMutation(EditNoteDocument)
  const [remove] = useMutation(DeleteNoteDocument)
  const [comment] = useMutation(AddNoteCommentDocument)
  const send = async (body: string) => {
    await comment({ variables: { noteId: id, body } })
    await onChanged()
    toasts.good('Comment sent!')
  }
  return (
    <li className={classes.entry}>
      <Written
        what="note"
        words={note}
        about={
          saysAbout && (
            <>
              <About note={note} />
              {' · '}
            </>
          )
        }
        more={
          !isAnswered && (
            <Button variant="subtle" size="compact-xs" onClick={() => setAnswered(true)}>
              {t('Comment')}
            </Button>
          )
        }
        edit={(body) => edit({ variables: { id, body } })}
        remove={async () => {
          await remove({ variables: { id } })
          await onChanged()
        }}
      />
      {comments.length > 0 && (
        <ul className={classes.comments} aria-label={t('Comments')}>
          {comments.map((one) => (
            <Comment key={one.id} comment={one} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {isAnswered && (
        <WordsForm
          label="Your comment"
          submitLabel="Send comment"
          send={send}
          onClose={() => setAnswered(false)}
        />
      )}
    </li>
  )
}

type Props = {
  notes: readonly FragmentType<typeof NoteEntry_NoteFragmentDoc>[]
  /** True if the list contains notes about several creators or games. */
  saysAbout?: boolean
  onChanged: () => Promise<unknown>
}

/** Notes with their comments, updated live. */
export const NoteEntries = ({ notes, saysAbout = false, onChanged }: Props) => {
  const known = notes.map((note) => readFragment(NoteEntry_NoteFragmentDoc, note))
  useSubscription(NotesLiveDocument, { variables: { ids: known.map(({ id }) => id) } })
  return (
    <ul className={classes.entries}>
      {known.map((note) => (
        <NoteEntry key={note.id} note={note} saysAbout={saysAbout} onChanged={onChanged} />
      ))}
    </ul>
  )
}
