import { useQuery } from '@apollo/client/react'
import { IconChevronRight } from '@tabler/icons-react'
import { AppLink } from '../../components/AppLink.tsx'
import type { SessionUser, UserType } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import {
  CreatorNextStepsDocument,
  type CreatorNextStepsQuery,
  NextStepsDocument,
  type NextStepsQuery,
} from './generated/NextSteps.ts'
import classes from './NextSteps.module.css'

type Account = NonNullable<NextStepsQuery['currentUser']>
type Step = { to: string; label: string; open: boolean }

const common = ({ email_verified_at }: Account): Step[] => [
  { to: '/verify-email', label: 'Verify your email', open: !email_verified_at },
]

const creatorSteps = (
  { userConnections, country }: Account,
  own: CreatorNextStepsQuery | undefined,
): Step[] => {
  const creator = own?.currentUser?.creator
  const access = creator?.access[0]
  return [
    { to: '/user/settings/connections', label: 'Connect a channel', open: userConnections.length === 0 },
    { to: '/user/settings/personal-info', label: 'Say where you are', open: !country },
    { to: '/creator/onboarding', label: 'Choose your interests', open: creator?.onboarded_at === null },
    {
      to: '/creator/quests-onboarding',
      label: 'Get ready for Quests',
      open: creator?.quests_onboarded_at === null && !access,
    },
    {
      to: '/user/settings/payments',
      label: 'Set up your payout',
      open: access?.status === 'approved' && !own?.payout_account[0]?.is_ready,
    },
  ]
}

const companySteps = (user: SessionUser): Step[] => [
  {
    to: '/company/activations/create',
    label: 'Publish your first activation',
    open: user.company?.isVerified === false,
  },
]

const stepsFor = (
  user: SessionUser,
  account: Account,
  creator: CreatorNextStepsQuery | undefined,
): Step[] => {
  const own: Record<UserType, () => Step[]> = {
    Company: () => companySteps(user),
    Creator: () => creatorSteps(account, creator),
    User: () => [],
  }
  return [...common(account), ...own[user.userType]()].filter(({ open }) => open)
}

/** What is left to do before everything is open to this person; nothing once all is done. */
export const NextSteps = ({ user }: { user: SessionUser }) => {
  const t = useText()
  const { data } = useQuery(NextStepsDocument)
  const own = useQuery(CreatorNextStepsDocument, { skip: user.userType !== 'Creator' })
  if (!data?.currentUser) return null
  const steps = stepsFor(user, data.currentUser, own.data)
  if (steps.length === 0) return null
  return (
    <section>
      <h2 className={classes.heading}>{t('Next steps')}</h2>
      <ul className={classes.list}>
        {steps.map(({ to, label }) => (
          <li key={to}>
            <AppLink to={to} className={classes.step}>
              {t(label)}
              <IconChevronRight size={16} aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
