import { Button } from '@mantine/core'
import { useText } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { AppLink } from './AppLink.tsx'
import { EmptyState } from './EmptyState.tsx'

/** The address is well formed, but what it names is not there or not for this person. */
export const NotFound = ({ what }: { what: string }) => {
  const t = useText()
  const title = t('This {what} could not be found', { what: t(what) })
  useTitle(title)
  return (
    <EmptyState
      page
      motif="lost"
      title={title}
      text={t('It may have been removed, or it is not open to you.')}
      action={
        <Button component={AppLink} to="/explore" variant="default">
          {t('Explore')}
        </Button>
      }
    />
  )
}
