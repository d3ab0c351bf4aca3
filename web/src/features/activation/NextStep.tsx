import { Stack } from '@mantine/core'
import { readVerdict, type Verdict } from '../../cards/eligibility.ts'
import { SignUp, ToAccess } from '../../cards/SignUp.tsx'
import { Panel } from '../../components/Panel.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import classes from './ActivationReading.module.css'

const Judged = ({ verdict: { tone, word, gaps, nextStep } }: { verdict: Verdict }) => {
  const t = useText()
  return (
    <Panel title="Is it for you?">
      <Stack gap="sm" align="flex-start">
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {gaps.length > 0 && (
          <ul className={classes.gaps}>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        )}
        {nextStep && <ToAccess label={nextStep === 'channel' ? 'Connect a channel' : 'Ask for access'} />}
        {nextStep === 'access' && (
          <p className={classes.quiet}>{t('Our team answers within 2 to 4 days.')}</p>
        )}
      </Stack>
    </Panel>
  )
}

/** What whoever reads this can do next: sign up, become a creator, or see by how much they miss it. */
export const NextStep = ({ eligibility }: { eligibility: unknown }) => {
  const t = useText()
  const { user } = useSession()
  const verdict = readVerdict(t, eligibility)
  if (verdict) return <Judged verdict={verdict} />
  if (!user)
    return (
      <Panel
        title="Take part"
        text="Creators join with a channel on Twitch, YouTube or TikTok. An account is free."
      >
        <SignUp />
      </Panel>
    )
  if (user.userType !== 'User') return null
  return (
    <Panel title="Take part" text="This is for creators. Connect a channel and ask for access once.">
      <ToAccess label="Become a creator" />
    </Panel>
  )
}
