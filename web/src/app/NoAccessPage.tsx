import { Button } from '@mantine/core'
import { AppLink } from '../components/AppLink.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.ts'
import { accessWords } from '../shared/access/accessState.ts'
import { ToAccess } from '../shared/access/ToAccess.tsx'
import { useAccess } from '../shared/access/useAccess.ts'
import { homeOf } from './access.ts'
import { useCurrentScreen } from './CurrentScreen.ts'
import type { Access } from './paths/screen.ts'

const reasons: Partial<Record<Access, string>> = {
  creator: 'This page is for creators.',
  person: 'This page is for creators and people who want to become creators.',
  company: 'This page is for company members.',
  market: 'This page is for companies and creators.',
}

const NoAccessPage = () => {
  const t = useText()
  const screen = useCurrentScreen()
  const session = useSession()
  // The next step for people who can become creators. Null for companies.
  const access = useAccess()
  const leads = access !== null && (screen?.access === 'creator' || screen?.access === 'market')
  const reason = t(
    (screen && reasons[screen.access]) ?? 'Your account type doesn’t have access to this page.',
  )
  return (
    <>
      <PageHeader title={screen?.title ?? ''} />
      <EmptyState
        title={t('Your account can’t open this page')}
        text={leads ? `${reason} ${t(accessWords[access].text)}` : reason}
        action={
          leads ? (
            <ToAccess state={access} />
          ) : (
            <Button component={AppLink} to={homeOf(session)}>
              {t('Back to home')}
            </Button>
          )
        }
      />
    </>
  )
}

export default NoAccessPage
