import { IconChevronRight } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { useFirstSteps } from '../../features/home/useFirstSteps.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import classes from './NextSteps.module.css'

const most = 3

type Props = { user: SessionUser; onPick?: (() => void) | undefined }

const NextStepsList = ({ user, onPick }: Props) => {
  const t = useText()
  const { steps, query } = useFirstSteps(user)
  const { pathname } = useLocation()
  const open = steps?.filter(({ done }) => !done).slice(0, most) ?? []
  const isNew = open.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done on one screen is gone from the list on the next.
  useEffect(() => {
    if (isNew) void query.refetch().catch(() => undefined)
  }, [pathname])
  if (!isNew) return null
  return (
    <section>
      <h2 className={classes.heading}>{t('Next steps')}</h2>
      <ul className={classes.list}>
        {open.map(({ to, title }) => (
          <li key={title}>
            <AppLink to={to} className={classes.step} onClick={onPick}>
              {t(title)}
              <IconChevronRight size={16} aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default NextStepsList
