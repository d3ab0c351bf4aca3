import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useText } from '../../lib/text.ts'

/** The gateway leads on from a tracked link that is open, so who gets here has one that is not, or never was one. */
const ClosedLinkPage = () => {
  const t = useText()
  return (
    <EmptyState
      page
      motif="lost"
      title={t('This link leads nowhere yet')}
      text={t(
        'It opens once its activation is published by a verified company. If you expected something here, ask whoever gave it to you.',
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
