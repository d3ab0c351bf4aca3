import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RowsSkeleton } from '../../components/RowList.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useRest } from '../../lib/useRest.ts'
import { useShown } from '../../lib/useShown.ts'
import { NoteEntries } from '../../shared/notes/NoteEntries.tsx'
import { CompanyNotesPageDocument } from './generated/CompanyNotesPage.ts'

const step = 25

const CompanyNotesPage = () => {
  const { shown, showMore } = useShown(step)
  const [first] = useState(shown)
  const query = useQuery(CompanyNotesPageDocument, { variables: { limit: first } })
  const rest = useRest(query.data?.note, {
    first,
    wanted: shown,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.note.length,
    showMore,
  })
  return (
    <>
      <PageHeader title="Notes" text="Notes on creators and games, visible only to your colleagues." />
      <Loaded
        query={{ ...query, data: query.data ?? query.previousData }}
        skeleton={<RowsSkeleton rows={6} />}
      >
        {({ note, note_aggregate }) =>
          note.length === 0 ? (
            <EmptyState
              motif="notes"
              title="No notes yet"
              text="Notes that you and your colleagues write on creators and games appear here."
            />
          ) : (
            <>
              <Panel>
                <NoteEntries notes={note} saysAbout onChanged={() => query.refetch()} />
              </Panel>
              {(note_aggregate.aggregate?.count ?? 0) > note.length && <ShowMore {...rest} />}
            </>
          )
        }
      </Loaded>
    </>
  )
}

export default CompanyNotesPage
