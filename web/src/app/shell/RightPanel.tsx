import { VisuallyHidden } from '@mantine/core'
import { memo } from 'react'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { createPart, Optional } from '../../lib/Optional.tsx'
import type { SessionUser } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { NextSteps } from './NextSteps.tsx'
import classes from './RightPanel.module.css'

/**
 * Notification texts import schemas. The activity panel loads separately, so that screens do not wait for the schemas.
 */
const activity = createPart(() => import('../../features/notifications/Activity.tsx'))

type Props = {
  user: SessionUser
  /** Called when the user follows a link, so that the drawer around the panel closes. */
  onPick?: () => void
}

/**
 * Shows recent activity and next steps on every screen of companies and creators. It is memoized, because each change
 * of a table's view changes the URL, which would render the panel again.
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
