import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ask } from '../../components/Confirm.tsx'
import { formatAgo } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { WordsForm } from './WordsForm.tsx'
import classes from './Written.module.css'

type Words = {
  readonly body: string
  readonly created_at: string
  readonly edited_at?: string | null
  readonly author_id?: string | null
  readonly author?: { readonly display_name?: string | null } | null
}

type Props = {
  what: 'note' | 'comment'
  words: Words
  /** The creator or game that the note is about. */
  about?: ReactNode
  more?: ReactNode
  edit: (body: string) => Promise<unknown>
  remove: () => Promise<unknown>
}

const names = {
  note: {
    edit: 'Edit note',
    ask: 'Delete this note?',
    text: 'Your colleagues will no longer see the note or its comments.',
    saved: 'Note saved',
    gone: 'Note deleted',
  },
  comment: {
    edit: 'Edit comment',
    ask: 'Delete this comment?',
    text: 'Your colleagues will no longer see the comment.',
    saved: 'Comment saved',
    gone: 'Comment deleted',
  },
} as const

/** A text by a member. Its author can edit it; the author and the company's owners can delete it. */
export const Written = ({ what, words, about, more, edit, remove }: Props) => {
  const t = useText()
  const { user } = useSession()
  const [isEdited, setEdited] = useState(false)
  const { body, created_at, edited_at, author_id, author } = words
  const isOwn = author_id === user?.id
  const said = names[what]
  const confirm = () =>
    ask({
      id: `delete-${what}`,
      title: said.ask,
      text: said.text,
      confirm: 'Delete',
      dangerous: true,
      run: async () => {
        await remove()
        toasts.good(said.gone)
      },
    })
  const save = async (changed: string) => {
    await edit(changed)
    toasts.good(said.saved)
  }
  if (isEdited)
    return (
      <WordsForm
        label={said.edit}
        submitLabel="Save"
        written={body}
        send={save}
        onClose={() => setEdited(false)}
      />
    )
  return (
    <>
      <p className={classes.body}>{body}</p>
      <div className={classes.foot}>
        <span className={classes.facts}>
          {about}
          {[
            author?.display_name ?? t('a former member'),
            formatAgo(created_at),
            edited_at && t('edited {when}', { when: formatAgo(edited_at) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isOwn && (
          <Button variant="subtle" size="compact-xs" onClick={() => setEdited(true)}>
            {t('Edit')}
          </Button>
        )}
        {(isOwn || user?.company?.isOwner) && (
          <Button variant="subtle" color="gray" size="compact-xs" onClick={confirm}>
            {t('Delete')}
          </Button>
        )}
        {more}
      </div>
    </>
  )
}
