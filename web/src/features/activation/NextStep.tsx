import { Stack } from '@mantine/core'
import type { ActivationKind } from '@questboard/domain'
import { Panel } from '../../components/Panel.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { accessKindOf, accessWords } from '../../shared/access/accessState.ts'
import { ToAccess } from '../../shared/access/ToAccess.tsx'
import { useAccess } from '../../shared/access/useAccess.ts'
import { type EligibilityResult, readEligibility } from '../../shared/eligibility/eligibility.ts'
import { SignUp, ToPersonalInfo } from '../../shared/eligibility/SignUp.tsx'
import classes from './ActivationReading.module.css'

type Props = { kind: ActivationKind; eligibility: unknown }

const Judged = ({
  kind,
  result: { tone, word, gaps, nextStep },
}: Pick<Props, 'kind'> & { result: EligibilityResult }) => {
  const t = useText()
  const access = useAccess(accessKindOf(kind))
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
        {(nextStep === 'channel' || nextStep === 'access') && <ToAccess state={access} />}
        {nextStep === 'profile' && <ToPersonalInfo />}
        {nextStep === 'access' && access !== null && (
          <p className={classes.quiet}>{t(accessWords[access].text)}</p>
        )}
      </Stack>
    </Panel>
  )
}

/** The next step for the current user: sign up, become a creator, or see which requirements they don't meet. */
export const NextStep = ({ kind, eligibility }: Props) => {
  const t = useText()
  const access = useAccess()
  const { user } = useSession()
  const result = readEligibility(t, eligibility)
  if (result) return <Judged kind={kind} result={result} />
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
      text={`${t('Only creators can take part.')} ${t(accessWords[access ?? 'channel'].text)}`}
    >
      <ToAccess state={access} />
    </Panel>
  )
}
