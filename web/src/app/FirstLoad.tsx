import { WaitNotice } from './layouts/WaitNotice.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'

/** Until the code of the first screen has come. */
export const FirstLoad = () => (
  <>
    <PageSkeleton />
    <WaitNotice />
  </>
)
