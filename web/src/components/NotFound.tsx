import { Button } from '@mantine/core'
import { useText } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { AppLink } from './AppLink.tsx'
import { EmptyState } from './EmptyState.tsx'

/** A message for a valid URL whose row does not exist or is not visible to this user. */
export const NotFound = ({ what }: { what: string }) => {
  const t = useText()
  const title = t('We couldn’t find this {what}', { what: t(what) })
  useTitle(title)
  return (
    <EmptyState
      page
      motif="lost"
      title={title}
      text={t('It may have been removed, or you don’t have access.')}
      action={
        <Button component={AppLink} to="/explore" variant="default">
          {t('Explore')}
        </Button>
      }
    />
  )
}
