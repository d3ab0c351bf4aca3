import { useQuery } from '@apollo/client/react'
import { NotFound } from '../../../components/NotFound.tsx'
import { LinesSkeleton } from '../../../components/Skeletons.tsx'
import { readFragment } from '../../../lib/fragments.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { CompanyContent } from './CompanyContent.tsx'
import { CreatorContent } from './CreatorContent.tsx'
import classes from './content.module.css'
import {
  ContentOfRunDocument,
  ContentRun_RunFragmentDoc,
  ContentToReviewDocument,
} from './generated/Content.ts'
import { useContentLive } from './useContentLive.ts'

type Props = { runId: string }

const OfCompany = ({ runId }: Props) => {
  const query = useQuery(ContentToReviewDocument, { variables: { runId } })
  useContentLive(runId, query.refetch)
  return (
    <Loaded query={query} skeleton={<LinesSkeleton />}>
      {({ quest_run_by_pk: run }) =>
        run ? (
          <CompanyContent run={readFragment(ContentRun_RunFragmentDoc, run)} version={run.version} />
        ) : (
          <NotFound what="Quest log" />
        )
      }
    </Loaded>
  )
}

const OfCreator = ({ runId }: Props) => {
  const query = useQuery(ContentOfRunDocument, { variables: { runId } })
  useContentLive(runId, query.refetch)
  return (
    <Loaded query={query} skeleton={<LinesSkeleton />}>
      {({ quest_run_by_pk: run }) =>
        run ? (
          <CreatorContent run={readFragment(ContentRun_RunFragmentDoc, run)} />
        ) : (
          <NotFound what="Quest log" />
        )
      }
    </Loaded>
  )
}

export const ContentSection = ({ runId }: Props) => {
  const { user } = useSession()
  return (
    <div className={classes.section}>
      {user?.userType === 'Company' ? <OfCompany runId={runId} /> : <OfCreator runId={runId} />}
    </div>
  )
}
