import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Wordmark } from '../../components/Wordmark.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { homeOf } from '../access.ts'
import { Footer } from '../shell/Footer.tsx'
import header from '../shell/Header.module.css'
import { VisitorButtons, VisitorLinks } from '../shell/VisitorLinks.tsx'
import classes from './FrontLayout.module.css'

/** The visitors' header and footer, without the parts of the shell that only signed-in users need. */
const FrontLayout = ({ children }: { children: ReactNode }) => {
  const t = useText()
  const session = useSession()
  return (
    <div className={classes.front}>
      <header className={header.header}>
        <AppLink to={homeOf(session)} className={header.logo} aria-label={t('Questboard home')}>
          <Wordmark />
        </AppLink>
        {session.status === 'unauthenticated' && (
          <>
            <VisitorLinks />
            <span className={header.space} />
            <VisitorButtons />
          </>
        )}
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
    </div>
  )
}

export default FrontLayout
