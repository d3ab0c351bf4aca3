import { Button } from '@mantine/core'
import { AppLink } from './AppLink.tsx'
import { EmptyState } from './EmptyState.tsx'

/** The address is well formed, but what it names is not there or not for this person. */
export const NotFound = ({ what }: { what: string }) => (
  <EmptyState
    page
    title={`This ${what} could not be found`}
    text="It may have been removed, or it is not open to you."
    action={
      <Button component={AppLink} to="/explore" variant="default">
        Explore
      </Button>
    }
  />
)
