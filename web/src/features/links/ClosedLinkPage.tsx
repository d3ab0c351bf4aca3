import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useText } from '../../lib/text.ts'

/** The page for a tracked link that is closed or does not exist. The gateway redirects open links itself. */
const ClosedLinkPage = () => {
  const t = useText()
  return (
    <EmptyState
      page
      motif="lost"
      title={t('This link isn’t active yet')}
      text={t(
        'The link works once a verified company publishes its activation. If you expected a page here, ask the person who shared the link.',
      )}
      action={
        <Button component={AppLink} to="/explore" variant="default">
          {t('Explore')}
        </Button>
      }
    />
  )
}

export default ClosedLinkPage
