import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RowsSkeleton } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useRest } from '../../lib/useRest.ts'
import { useShown } from '../../lib/useShown.ts'
import { NoteEntries } from '../../shared/notes/NoteEntries.tsx'
import { WordsForm } from '../../shared/notes/WordsForm.tsx'
import { AddInsightNoteDocument, InsightNotesDocument } from './generated/insights.ts'
import classes from './insights.module.css'

export type About = { readonly creator_id: string } | { readonly game_id: string }

const refetch = { refetchQueries: [InsightNotesDocument], awaitRefetchQueries: true }

const step = 25

/** The company's notes on a creator or game. Only its members can read them. */
export const Notes = ({ about }: { about: About }) => {
  const { shown, showMore } = useShown(step)
  const [add] = useMutation(AddInsightNoteDocument, refetch)
  const where =
    'creator_id' in about ? { creator_id: { _eq: about.creator_id } } : { game_id: { _eq: about.game_id } }
  const [first] = useState(shown)
  const query = useQuery(InsightNotesDocument, {
    variables: { where, limit: first },
  })
  const rest = useRest(query.data?.note, {
    first,
    wanted: shown,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.note.length,
    showMore,
  })
  return (
    <div className={classes.stack}>
      <Panel title="Notes" text="Visible only to your colleagues.">
        <WordsForm
          label="New note"
          submitLabel="Add note"
          send={(body) => add({ variables: { note: { ...about, body } } })}
        />
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
              text="Notes that you and your colleagues write appear here."
            />
          ) : (
            <Panel>
              <NoteEntries notes={notes} onChanged={() => query.refetch()} />
              {(note_aggregate.aggregate?.count ?? 0) > notes.length && <ShowMore {...rest} />}
            </Panel>
          )
        }
      </Loaded>
    </div>
  )
}
