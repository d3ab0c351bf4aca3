import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../components/EmptyState.tsx'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { homeOf } from './access.ts'

export const NotFoundPage = () => {
  const t = useText()
  const session = useSession()
  useTitle('Page not found')
  return (
    <EmptyState
      page
      motif="lost"
      title={t('There is no page at this URL')}
      text={t('The link may be old or incomplete.')}
      action={
        <Button component={Link} to={session.user ? homeOf(session) : '/explore'}>
          {session.user ? t('Back to home') : t('Explore')}
        </Button>
      }
    />
  )
}
