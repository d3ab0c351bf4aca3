import { Stack } from '@mantine/core'
import { Panel } from '../../components/Panel.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { type EligibilityResult, readEligibility } from '../../shared/eligibility/eligibility.ts'
import { SignUp, ToAccess, ToPersonalInfo } from '../../shared/eligibility/SignUp.tsx'
import classes from './ActivationReading.module.css'

const Judged = ({ result: { tone, word, gaps, nextStep } }: { result: EligibilityResult }) => {
  const t = useText()
  return (
    <Panel title="Can you join?">
      <Stack gap="sm" align="flex-start">
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {gaps.length > 0 && (
          <ul className={classes.gaps}>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        )}
        {nextStep === 'channel' && <ToAccess label="Connect a channel" />}
        {nextStep === 'access' && <ToAccess label="Request access" />}
        {nextStep === 'profile' && <ToPersonalInfo />}
        {nextStep === 'access' && (
          <p className={classes.quiet}>{t('Our team answers within 2 to 4 days.')}</p>
        )}
      </Stack>
    </Panel>
  )
}

/** The next step for the current user: sign up, become a creator, or see which requirements they don't meet. */
export const NextStep = ({ eligibility }: { eligibility: unknown }) => {
  const t = useText()
  const { user } = useSession()
  const result = readEligibility(t, eligibility)
  if (result) return <Judged result={result} />
  if (!user)
    return (
      <Panel
        title="Take part"
        text="Creators join with a Twitch, YouTube or TikTok channel. Accounts are free."
      >
        <SignUp />
      </Panel>
    )
  if (user.userType !== 'User') return null
  return (
    <Panel
      title="Take part"
      text="Only creators can take part. To become a creator, connect a channel and request access."
    >
      <ToAccess label="Become a creator" />
    </Panel>
  )
}
