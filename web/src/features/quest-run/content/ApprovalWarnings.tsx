import { Notice } from '../../../components/Notice.tsx'
import { checksOf, contentOfSubmission } from './agreed.ts'
import { ContentChecks } from './ContentChecks.tsx'
import type { ContentRun_RunFragment } from './generated/Content.ts'

type Run = ContentRun_RunFragment

const Warning = ({ run, submission }: { run: Run; submission: Run['submissions'][number] }) => {
  const open = checksOf(run, submission).filter(({ result }) => result !== 'good')
  if (open.length === 0) return null
  const isNotFound = open.some(({ name }) => name === 'found')
  return (
    <Notice
      tone={isNotFound ? 'bad' : 'warn'}
      title={
        isNotFound ? 'Not found on the creator’s channel' : (contentOfSubmission(submission)?.title ?? '')
      }
    >
      {isNotFound && 'Watch the content before you approve it. Approving releases the money to the creator.'}
      <ContentChecks checks={open} />
    </Notice>
  )
}

/** Before money is released, shows again how the content differs from the agreement and which points are unknown. */
export const ApprovalWarnings = ({ run }: { run: Run }) =>
  run.submissions
    .filter(({ status }) => status !== 'REJECTED')
    .map((submission) => <Warning key={submission.id} run={run} submission={submission} />)
