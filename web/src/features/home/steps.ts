import type { ChecklistStep } from '../../components/Checklist.tsx'
import type { CompanyFirstStepsQuery, CreatorFirstStepsQuery } from './generated/FirstSteps.ts'

const verifyEmail = (account: { email_verified_at?: string | null } | null | undefined): ChecklistStep => ({
  to: '/verify-email',
  title: 'Verify your email',
  text: 'So that you can get back in, and no deadline passes unseen.',
  done: Boolean(account?.email_verified_at),
})

/** What only an owner may do is no step of anybody else's. */
const ownersSteps = (data: CompanyFirstStepsQuery): ChecklistStep[] => [
  {
    to: '/company/settings',
    title: 'Add your logo',
    text: 'Creators see it beside everything you publish.',
    done: Boolean(data.company_by_pk?.logo_url),
  },
  {
    to: '/company/settings#billing-details',
    title: 'Give your billing details',
    text: 'Your invoices are made out to them, and Quests ask for them.',
    done: Boolean(data.company_billing_by_pk),
  },
  {
    to: '/company/settings/members',
    title: 'Invite a colleague',
    text: 'Reviews and offers do not wait for one person.',
    done: data.company_member.length > 1 || data.company_invitation.length > 0,
  },
]

/** What a new company does first, in the order in which it helps; what its rows show is done. */
export const companySteps = (data: CompanyFirstStepsQuery, isOwner: boolean): ChecklistStep[] => [
  verifyEmail(data.currentUser),
  ...(isOwner ? ownersSteps(data) : []),
  {
    to: '/home/company/games',
    title: 'Add your first game',
    text: 'Everything you run for creators is about a game.',
    done: data.company_game.length > 0,
  },
  {
    to: '/company/page',
    title: 'Publish your company page',
    text: 'Who you are and what you make, for creators who look you up.',
    done: data.company_page_by_pk?.is_published === true,
  },
  {
    to: '/company/activations/create',
    title: 'Publish your first activation',
    text: 'A key campaign, a Mission or a Quest. We verify your company with it.',
    done: data.activation.length > 0,
  },
]

const hasApplied = (data: CreatorFirstStepsQuery): boolean =>
  [data.quest_run, data.mission_run, data.key_campaign_participant, data.program_membership].some(
    (rows) => rows.length > 0,
  )

/** What a new creator does first, in the order in which one step needs another. */
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
      text: 'What fits you comes first then.',
      done: Boolean(creator?.onboarded_at),
    },
    {
      to: '/user/settings/personal-info',
      title: 'Say where you are',
      text: 'Some activations are for some countries only.',
      done: Boolean(account?.country),
    },
    {
      to: '/user/settings/address',
      title: 'Give your address',
      text: 'Rewards that come by mail go there.',
      done: Boolean(account?.address),
    },
    {
      to: '/user/settings/payments',
      title: 'Set up your payout',
      text: 'Where the money of your Quests goes.',
      done: data.payout_account.length > 0,
    },
    {
      to: '/creator/quests-onboarding',
      title: 'Get ready for Quests',
      text: 'Your profile is reviewed once. This takes 2 to 4 days.',
      done: Boolean(access ?? creator?.quests_onboarded_at),
    },
    {
      to: access?.status === 'approved' ? '/creator/home/quests' : '/creator/home/missions',
      title: 'Apply for the first time',
      text: 'A Mission, a Quest, a key or a Creator Program.',
      done: hasApplied(data),
    },
  ]
}
