import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { createPart, Optional } from '../../lib/Optional.tsx'
import type { SessionUser } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { NextSteps } from './NextSteps.tsx'
import classes from './RightPanel.module.css'

/** The words of what happened bring the schemas of what they are made of, which the screens themselves do not wait for. */
const activity = createPart(() => import('../../features/notifications/Activity.tsx'))

type Props = {
  user: SessionUser
  /** Something in it was followed: it lies in a drawer, which has its name at its head. */
  onPick?: () => void
}

/**
 * What happened and what is next, beside every screen of companies and creators. A table writes each step of its view into the
 * address: the panel says the same at all of them.
 */
export const RightPanel = memo(({ user, onPick }: Props) => {
  const t = useText()
  return (
    <div className={classes.panel}>
      <NextSteps user={user} onPick={onPick} />
      <section>
        {onPick ? (
          <VisuallyHidden component="h2">{t('Activity')}</VisuallyHidden>
        ) : (
          <h2 className={classes.heading}>{t('Activity')}</h2>
        )}
        <Optional part={activity} fallback={<LinesSkeleton lines={6} />}>
          {(Activity) => <Activity onPick={onPick} />}
        </Optional>
      </section>
    </div>
  )
})
