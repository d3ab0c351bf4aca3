import type { ChecklistStep } from '../../components/Checklist.tsx'
import type { CompanyFirstStepsQuery, CreatorFirstStepsQuery } from './generated/FirstSteps.ts'

const verifyEmail = (account: { email_verified_at?: string | null } | null | undefined): ChecklistStep => ({
  to: '/verify-email',
  title: 'Verify your email',
  text: 'With a verified email, you can recover your account and never miss a deadline.',
  done: Boolean(account?.email_verified_at),
})

const ownersSteps = (data: CompanyFirstStepsQuery): ChecklistStep[] => [
  {
    to: '/company/settings',
    title: 'Add your logo',
    text: 'Creators see your logo next to everything you publish.',
    done: Boolean(data.company_by_pk?.logo_url),
  },
  {
    to: '/company/settings#billing-details',
    title: 'Add your billing details',
    text: 'You need billing details to get invoices and to publish Quests.',
    done: Boolean(data.company_billing_by_pk),
  },
  {
    to: '/company/settings/members',
    title: 'Invite a colleague',
    text: 'Share the work, so that reviews and offers don’t depend on one person.',
    done: data.company_member.length > 1 || data.company_invitation.length > 0,
  },
]

/** A new company's first steps, the most useful first. A step is done when the database contains its row. */
export const companySteps = (data: CompanyFirstStepsQuery, isOwner: boolean): ChecklistStep[] => [
  verifyEmail(data.currentUser),
  ...(isOwner ? ownersSteps(data) : []),
  {
    to: '/home/company/games',
    title: 'Add your first game',
    text: 'Every activation is about a game.',
    done: data.company_game.length > 0,
  },
  {
    to: '/company/page',
    title: 'Publish your company page',
    text: 'Show creators who you are and what you make.',
    done: data.company_page_by_pk?.is_published === true,
  },
  {
    to: '/company/activations/create',
    title: 'Publish your first activation',
    text: 'Publish a key campaign, a Mission or a Quest. We verify your company when you publish for the first time.',
    done: data.activation.length > 0,
  },
]

const hasApplied = (data: CreatorFirstStepsQuery): boolean =>
  [data.quest_run, data.mission_run, data.key_campaign_participant, data.program_membership].some(
    (rows) => rows.length > 0,
  )

/** A new creator's first steps. Each step may depend on those before it. */
export const creatorSteps = (data: CreatorFirstStepsQuery): ChecklistStep[] => {
  const account = data.currentUser
  const creator = account?.creator
  const access = creator?.access[0]
  return [
    verifyEmail(account),
    {
      to: '/user/settings/connections',
      title: 'Connect a channel',
      text: 'Companies choose creators by their channels.',
      done: (account?.userConnections.length ?? 0) > 0,
    },
    {
      to: '/creator/onboarding',
      title: 'Choose your interests',
      text: 'We’ll show matching offers first.',
      done: Boolean(creator?.onboarded_at),
    },
    {
      to: '/user/settings/personal-info',
      title: 'Set your country and language',
      text: 'Some activations are limited to certain countries.',
      done: Boolean(account?.country),
    },
    {
      to: '/user/settings/address',
      title: 'Add your address',
      text: 'We use your address to ship rewards to you.',
      done: Boolean(account?.address),
    },
    {
      to: '/user/settings/payments',
      title: 'Set up your payout',
      text: 'Choose where we send your Quest earnings.',
      done: data.payout_account.length > 0,
    },
    {
      to: '/creator/quests-onboarding',
      title: 'Get ready for Quests',
      text: 'We review your profile once. The review takes 2 to 4 days.',
      done: Boolean(access ?? creator?.quests_onboarded_at),
    },
    {
      to: access?.status === 'approved' ? '/creator/home/quests' : '/creator/home/missions',
      title: 'Send your first application',
      text: 'Apply to a Mission, a Quest, a key campaign or a Creator Program.',
      done: hasApplied(data),
    },
  ]
}
