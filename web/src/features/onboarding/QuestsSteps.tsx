import { Button } from '@mantine/core'
import { payoutMethodsIn } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { backTo } from '../../components/BackLink.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { useText } from '../../lib/text.ts'
import type { QuestsOnboardingPageQuery } from './generated/QuestsOnboardingPage.ts'

export type Step = { to: string; title: string; text: string; done: boolean; optional?: boolean }

const noWayIn = (country: string | null): boolean => country !== null && payoutMethodsIn(country).length === 0

/** The requirements for offers on quests, and whether the creator meets each (rules §6). */
export const stepsOf = ({ currentUser, payout_account }: QuestsOnboardingPageQuery): Step[] => [
  {
    to: '/user/settings/connections',
    title: 'Connections',
    text: 'A channel that meets the requirements',
    done:
      currentUser?.userConnections.some(
        ({ verification }) => verification?.status === 'meets_requirements',
      ) ?? false,
  },
  {
    to: '/user/settings/notifications',
    title: 'Notifications',
    text: 'So you never miss a deadline',
    done: true,
    optional: true,
  },
  {
    to: '/user/settings/payments',
    title: 'Payments',
    // Creators must know before any offer whether we can pay them (rules §1).
    text: noWayIn(currentUser?.country ?? null)
      ? 'Stripe and PayPal don’t pay out in your country, so you can’t make offers'
      : 'Where we send your money',
    done: payout_account[0]?.is_ready === true,
  },
  {
    to: '/user/settings/personal-info',
    title: 'Personal info',
    text: 'Your country and language',
    done: Boolean(currentUser?.country && currentUser.language),
  },
]

/** The titles of the steps that are still needed before the review. */
export const missingSteps = (steps: readonly Step[]): readonly string[] =>
  steps.filter(({ done, optional }) => !done && !optional).map(({ title }) => title)

export const areDone = (steps: readonly Step[]): boolean => missingSteps(steps).length === 0

const back = backTo('/creator/quests-onboarding', 'Get ready for Quests')

export const QuestsSteps = ({ steps }: { steps: readonly Step[] }) => {
  const t = useText()
  return (
    <RowList>
      {steps.map(({ to, title, text, done }) => (
        <Row
          key={to}
          title={t(title)}
          text={t(text)}
          side={
            <>
              <StatusBadge tone={done ? 'good' : 'neutral'}>{done ? 'Done' : 'To do'}</StatusBadge>
              <Button
                component={AppLink}
                to={to}
                state={back}
                variant="default"
                size="xs"
                aria-label={t('Open {screen}', { screen: t(title) })}
              >
                {t('Open')}
              </Button>
            </>
          }
        />
      ))}
    </RowList>
  )
}
