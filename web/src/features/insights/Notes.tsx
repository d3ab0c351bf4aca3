import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Group, Stack, Textarea } from '@mantine/core'
import { ask } from '../../components/Confirm.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { formatAgo } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { useShown } from '../../lib/useShown.ts'
import {
  AddInsightNoteDocument,
  DeleteInsightNoteDocument,
  InsightNotesDocument,
  type InsightNotesQuery,
} from './generated/insights.ts'
import classes from './insights.module.css'

/** Whom or what notes are about. */
export type About = { readonly creator_id: string } | { readonly game_id: string }

type Note = InsightNotesQuery['note'][number]

const refetch = { refetchQueries: [InsightNotesDocument], awaitRefetchQueries: true }

const check = ({ body }: { body: string }): Record<string, string> =>
  body.trim() === '' ? { body: 'Write something first' } : {}

const NoteForm = ({ about }: { about: About }) => {
  const t = useText()
  const [add] = useMutation(AddInsightNoteDocument, refetch)
  const form = useFields({ body: '' })
  const submit = useSubmit(form, {
    check,
    explain,
    send: async ({ body }) => {
      await add({ variables: { note: { ...about, body: body.trim() } } })
      form.setFieldValue('body', '')
    },
  })
  return (
    <form onSubmit={submit.onSubmit} noValidate>
      <Stack gap="sm">
        {submit.problem && <Notice tone="bad">{submit.problem}</Notice>}
        <Textarea
          label={t('New note')}
          autosize
          minRows={3}
          maxLength={10_000}
          {...form.getInputProps('body')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={submit.saving}>
            {t('Add the note')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const NoteRow = ({ note }: { note: Note }) => {
  const t = useText()
  const { user } = useSession()
  const [remove] = useMutation(DeleteInsightNoteDocument, refetch)
  const confirm = () =>
    ask({
      id: 'delete-note',
      title: 'Delete this note?',
      text: 'Your colleagues will not see it any more.',
      confirm: 'Delete',
      dangerous: true,
      run: async () => {
        await remove({ variables: { id: note.id } })
        toasts.good('Note deleted')
      },
    })
  const mayDelete = note.author_id === user?.id || user?.company?.isOwner
  return (
    <Row
      title={<span className={classes.note}>{note.body}</span>}
      text={[
        note.author?.display_name ?? t('somebody who has left'),
        formatAgo(note.created_at),
        note.edited_at && t('edited {when}', { when: formatAgo(note.edited_at) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      side={
        mayDelete && (
          <Button variant="subtle" size="xs" onClick={confirm}>
            {t('Delete')}
          </Button>
        )
      }
    />
  )
}

const step = 25

/** What the company's members wrote down about a creator or a game; nobody else reads it. */
export const Notes = ({ about }: { about: About }) => {
  const { shown, showMore } = useShown(step)
  const where =
    'creator_id' in about ? { creator_id: { _eq: about.creator_id } } : { game_id: { _eq: about.game_id } }
  const query = useQuery(InsightNotesDocument, {
    variables: { where, limit: shown },
  })
  return (
    <div className={classes.stack}>
      <Panel title="Notes" text="For your colleagues only.">
        <NoteForm about={about} />
      </Panel>
      <Loaded
        query={{ ...query, data: query.data ?? query.previousData }}
        skeleton={<RowsSkeleton rows={3} />}
      >
        {({ note: notes, note_aggregate }) =>
          notes.length === 0 ? (
            <EmptyState
              motif="notes"
              title="No notes yet"
              text="What you or a colleague writes down shows here."
            />
          ) : (
            <Panel>
              <RowList>
                {notes.map((note) => (
                  <NoteRow key={note.id} note={note} />
                ))}
              </RowList>
              {(note_aggregate.aggregate?.count ?? 0) > notes.length && (
                <ShowMore loading={query.loading} onMore={showMore} />
              )}
            </Panel>
          )
        }
      </Loaded>
    </div>
  )
}
