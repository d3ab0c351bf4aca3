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
  creator: 'This is for creators. Connect a channel under Creator Access to become one.',
  person: 'This is for creators and people who want to become one.',
  company: 'This is for members of a company.',
  market: 'This is for companies and creators. Connect a channel under Creator Access to become a creator.',
}

const NoAccessPage = () => {
  const t = useText()
  const screen = useCurrentScreen()
  const session = useSession()
  return (
    <>
      <PageHeader title={screen?.title ?? ''} />
      <EmptyState
        title={t('Your account cannot open this')}
        text={t((screen && reasons[screen.access]) ?? 'Your kind of account has no access here.')}
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
