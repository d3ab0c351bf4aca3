import { Button } from '@mantine/core'
import { AppLink } from '../components/AppLink.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.ts'
import { homeOf } from './access.ts'
import { useCurrentScreen } from './CurrentScreen.ts'
import { pendingTexts } from './pendingTexts.ts'

/** A screen that has its address, title, place and access rule, and nothing to show yet. */
const PendingPage = () => {
  const t = useText()
  const screen = useCurrentScreen()
  const session = useSession()
  return (
    <>
      <PageHeader
        eyebrow={screen && screen.tab?.of !== screen.title ? screen.tab?.of : undefined}
        title={screen?.title ?? ''}
      />
      <EmptyState
        title={t('This page is not open yet')}
        text={screen && t(pendingTexts[screen.path] ?? '')}
        action={
          <Button component={AppLink} to={homeOf(session)} variant="default">
            {session.user ? t('Back to home') : t('Sign in')}
          </Button>
        }
      />
    </>
  )
}

export default PendingPage
