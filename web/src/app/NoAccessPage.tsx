import { Button } from '@mantine/core'
import { AppLink } from '../components/AppLink.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.ts'
import { homeOf } from './access.ts'
import { useCurrentScreen } from './CurrentScreen.ts'
import type { Access } from './paths/screen.ts'

const reasons: Partial<Record<Access, string>> = {
  creator: 'This page is for creators. To become a creator, connect a channel under Creator Access.',
  person: 'This page is for creators and people who want to become creators.',
  company: 'This page is for company members.',
  market:
    'This page is for companies and creators. To become a creator, connect a channel under Creator Access.',
}

const NoAccessPage = () => {
  const t = useText()
  const screen = useCurrentScreen()
  const session = useSession()
  return (
    <>
      <PageHeader title={screen?.title ?? ''} />
      <EmptyState
        title={t('Your account can’t open this page')}
        text={t((screen && reasons[screen.access]) ?? 'Your account type doesn’t have access to this page.')}
        action={
          <Button component={AppLink} to={homeOf(session)}>
            {t('Back to home')}
          </Button>
        }
      />
    </>
  )
}

export default NoAccessPage
