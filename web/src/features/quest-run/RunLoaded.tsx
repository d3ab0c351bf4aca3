import type { ReactNode } from 'react'
import { NotFound } from '../../components/NotFound.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { QuestRun_RunFragmentDoc } from './generated/QuestRun.ts'
import { type QuestRun, useQuestRun } from './useQuestRun.ts'

type Props = { runId: string; children: (run: QuestRun) => ReactNode; skeleton?: ReactNode }

/** Loads a run for its two sides. Other users see "not found". */
export const RunLoaded = ({ runId, children, skeleton }: Props) => {
  const query = useQuestRun(runId)
  return (
    <Loaded query={query} skeleton={skeleton ?? <PanelsSkeleton heights={['12rem', '18rem']} />}>
      {({ quest_run_by_pk }) => {
        const run = readFragment(QuestRun_RunFragmentDoc, quest_run_by_pk)
        return run ? children(run) : <NotFound what="Quest log" />
      }}
    </Loaded>
  )
}
