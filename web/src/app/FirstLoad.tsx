import { WaitNotice } from './layouts/WaitNotice.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

export const FirstLoad = () => (
  <>
    <PageSkeleton />
    <WaitNotice />
  </>
)
