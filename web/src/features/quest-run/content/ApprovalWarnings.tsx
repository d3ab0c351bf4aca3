import { checkContent } from '@questboard/domain'
import { Notice } from '../../../components/Notice.tsx'
import { readFragment } from '../../../lib/fragments.ts'
import { agreedOf, seenOf } from './agreed.ts'
import { ContentChecks } from './ContentChecks.tsx'
import { type ContentRun_RunFragment, SeenContent_ContentFragmentDoc } from './generated/Content.ts'

type Run = ContentRun_RunFragment

const Warning = ({ run, submission }: { run: Run; submission: Run['submissions'][number] }) => {
  const content = readFragment(SeenContent_ContentFragmentDoc, submission.content)
  if (!content)
    return (
      <Notice tone="warn" title="Not found on the channel yet">
        Nothing of it could be checked. Once you approve it, the creator is paid for it.
      </Notice>
    )
  const agreed = agreedOf(run)
  const checks = agreed ? checkContent(seenOf(content), agreed, new Date()) : []
  const open = checks.filter(({ verdict }) => verdict !== 'good')
  return open.length === 0 ? null : (
    <Notice tone="warn" title={content.title}>
      <ContentChecks checks={open} />
    </Notice>
  )
}

/** What is not as agreed, or not known, said once more before money goes out. */
export const ApprovalWarnings = ({ run }: { run: Run }) =>
  run.submissions
    .filter(({ status }) => status !== 'REJECTED')
    .map((submission) => <Warning key={submission.id} run={run} submission={submission} />)
