import { activationKinds } from '../activation/activation.ts'
import { activationPath, questRunPath } from '../activation/paths.ts'
import { channelProviderNames, channelProviders } from '../channel/channel.ts'
import { type CreatorAccessKind, creatorAccessKinds, reviewDays } from '../creator/creator.ts'
import { customDomainGraceHours } from '../custom-domain/customDomain.ts'
import { exportsPath, isMailedExport } from '../export/export.ts'
import { dayInWords, momentInWords } from '../format/dates.ts'
import { formatExactMoney, formatMoney } from '../format/money.ts'
import { allOf } from '../format/numbers.ts'
import { daysToClaim, payoutFacts } from '../payout/payout.ts'
import {
  anything,
  count,
  flag,
  id,
  listOf,
  matching,
  maybe,
  moment,
  oneOf,
  type Shaped,
  someOf,
  text,
} from '../shape.ts'
import { cents, kind, reviewTeam, sentences, until } from './kind.ts'

type Access = {
  readonly name: string
  readonly opens: string
  readonly path: string
}

const accesses: Readonly<Record<CreatorAccessKind, Access>> = {
  creator: {
    name: 'creator access',
    opens: 'You can use Missions, Creator Programs and your own pages.',
    path: '/creator/home',
  },
  quests: {
    name: 'access to Quests',
    opens: 'You can browse Quests and make offers.',
    path: '/campaigns/quests/browse',
  },
  keys: {
    name: 'access to Key campaigns',
    opens: 'You can request game codes.',
    path: '/campaigns',
  },
}

const namesOf = (decided: readonly CreatorAccessKind[]): string =>
  allOf(decided.map((one) => accesses[one].name))

const company = { companyId: id }
const domain = { ...company, domain: text }
const channel = { channel: text, provider: oneOf(channelProviders) }
const ofCode = { company: text, item: text, platform: text }
const ofRevokedCode = {
  ...ofCode,
  replaced: flag,
  activationId: maybe(id),
  activationKind: maybe(oneOf(activationKinds)),
  runId: maybe(id),
}

/** The screen that shows the code: a Quest's kit, a Mission's rewards, or the creator's list of keys. */
const placeOfCode = ({ activationId, activationKind, runId }: Shaped<typeof ofRevokedCode>): string => {
  if (!activationId) return '/creator/keys'
  if (activationKind === 'MISSION') return activationPath('MISSION', activationId)
  return activationKind === 'QUEST' && runId ? questRunPath(activationId, runId) : '/creator/keys'
}
const payout = {
  amountCents: cents,
  activation: maybe(text),
  company: maybe(text),
  expectedOn: maybe(moment),
}

const refund = {
  amountCents: cents,
  description: maybe(text),
  isLate: maybe(flag),
  isInVain: maybe(flag),
}
/** `$500 for “2 Quests”` */
const payment = (of: {
  readonly amountCents: number
  readonly description?: string | null | undefined
}): string => `${formatMoney(of.amountCents)}${of.description ? ` for “${of.description}”` : ''}`

const payoutSum = ({ amountCents }: Shaped<typeof payout>): string => formatExactMoney(amountCents)
/** `: Lumen Tactics (Northlight)`, if the payout has a Quest. */
const payoutSource = ({ activation, company: payer }: Shaped<typeof payout>): string =>
  activation ? `: ${activation}${payer ? ` (${payer})` : ''}` : ''

const dayOf = (text: string): string => dayInWords(new Date(text))
const codesLeft = (left: number): string => (left === 1 ? '1 code is' : `${left} codes are`)

const toOwners = { audience: ['owners'], preference: 'always' } as const
const toPerson = { audience: ['person'], preference: 'always' } as const
const ofDomain = {
  ...toOwners,
  params: domain,
  path: ({ companyId }: Shaped<typeof domain>): string => `/company/${companyId}/page-settings`,
  button: 'Open page settings',
} as const
const ofConnection = {
  ...toPerson,
  params: channel,
  path: () => '/user/settings/connections',
  button: 'Open connections',
} as const
const ofPayment = { path: () => '/user/settings/payments', button: 'View payments' } as const
const ofRefund = { ...toOwners, ...ofPayment, params: refund } as const
const ofPayout = { ...toPerson, ...ofPayment, params: payout } as const
const sendAgain = 'We still hold the money. Check your payout account, then send the payout again.'

const decisions = {
  verified: {
    title: 'Your company is verified',
    body: 'We published everything that was waiting for this. From now on, you publish without a review.',
    path: '/company/activations',
    button: 'View activations',
  },
  rejected: {
    title: 'We didn’t verify your company',
    body: 'You can’t publish activations until your company is verified.',
    path: '/company/settings',
    button: 'Open company settings',
  },
  change_approved: {
    title: 'We verified your new company name or website',
    body: 'The change is live.',
    path: '/company/settings',
    button: 'Open company settings',
  },
  change_rejected: {
    title: 'We didn’t verify your new company name or website',
    body: 'Your company keeps its current name and website.',
    path: '/company/settings',
    button: 'Open company settings',
  },
} as const

/** Accounts, companies and money. */
export const accountKinds = {
  creator_access_decided: kind({
    ...toPerson,
    params: {
      decision: oneOf(['approved', 'rejected']),
      accesses: someOf(oneOf(creatorAccessKinds)),
    },
    quote: {
      params: { reasons: listOf(text) },
      author: () => reviewTeam,
      text: ({ reasons }) => reasons.join('\n'),
    },
    path: ({ decision, accesses: [first] }) =>
      decision === 'approved' && first ? accesses[first].path : '/user/creator-access',
    button: ({ decision }) => (decision === 'approved' ? 'Get started' : 'Open Creator Access'),
    words: ({ decision, accesses: decided }) =>
      decision === 'approved'
        ? {
            title: `You now have ${namesOf(decided)}`,
            body: decided.map((one) => accesses[one].opens).join(' '),
          }
        : {
            title: `Your profile doesn’t qualify for ${namesOf(decided)} yet`,
            body: 'You can request access again when you’ve fixed what’s missing.',
          },
  }),
  company_verification_decided: kind({
    ...toOwners,
    params: {
      ...company,
      decision: oneOf(['verified', 'rejected', 'change_approved', 'change_rejected']),
      name: maybe(text),
    },
    quote: { params: { reason: maybe(text) }, author: () => reviewTeam, text: ({ reason }) => reason },
    path: ({ decision }) => decisions[decision].path,
    button: ({ decision }) => decisions[decision].button,
    words: ({ decision, name }) => ({
      title: decisions[decision].title,
      body: sentences(
        decisions[decision].body,
        decision === 'change_approved' && name ? `People now see your company as ${name}.` : '',
      ),
    }),
  }),
  custom_domain_missing: kind({
    ...ofDomain,
    words: (of) => ({
      title: `The TXT record of ${of.domain} is missing`,
      body: `Add it again within ${customDomainGraceHours} hours. Otherwise we stop showing your page there.`,
    }),
  }),
  custom_domain_lost: kind({
    ...ofDomain,
    words: (of) => ({
      title: `${of.domain} is no longer verified`,
      body: 'We stopped showing your page there. Add the TXT record again, then test the domain.',
    }),
  }),
  report_decided: kind({
    ...toPerson,
    params: { decision: oneOf(['resolved', 'dismissed']) },
    path: () => '/company/creator-management',
    button: 'Open Creator management',
    // The action we took stays between us and the reported creator.
    words: ({ decision }) => ({
      title: 'We reviewed your report',
      body:
        decision === 'resolved'
          ? 'We took action. Thank you for reporting this.'
          : 'We found nothing that needs action.',
    }),
  }),
  member_joined: kind({
    ...toOwners,
    params: { memberId: id, member: text, company: text },
    path: () => '/company/settings/members',
    button: 'View members',
    words: (of) => ({
      title: `${of.member} joined ${of.company}`,
      body: `${of.member} can now act for the company.`,
    }),
  }),
  member_removed: kind({
    ...toPerson,
    params: { company: text },
    path: () => '/user/creator-access',
    button: 'Open Creator Access',
    words: (of) => ({
      title: `You’re no longer a member of ${of.company}`,
      body: 'You keep your account, and you can use it as a creator.',
    }),
  }),
  channel_verified: kind({
    ...toPerson,
    // The verification sends its own mail.
    preference: 'never',
    params: channel,
    path: () => '/user/creator-access',
    button: 'Open Creator Access',
    words: (of) => ({
      title: `Your ${channelProviderNames[of.provider]} channel ${of.channel} is verified`,
      body: 'It meets the requirements for creator access.',
    }),
  }),
  channel_held: kind({
    ...ofConnection,
    words: (of) => ({
      title: `We’re reviewing your ${channelProviderNames[of.provider]} channel ${of.channel}`,
      body: `It seems to have a new owner. The review takes ${reviewDays.least} to ${reviewDays.most} days. Until then, you can’t claim codes or reveal new ones.`,
    }),
  }),
  channel_freed: kind({
    ...ofConnection,
    words: (of) => ({
      title: 'You can claim codes again',
      body: `We reviewed your ${channelProviderNames[of.provider]} channel ${of.channel} and found no problem.`,
    }),
  }),
  reauthorisation_needed: kind({
    ...ofConnection,
    button: 'Reconnect channel',
    words: (of) => ({
      title: `Reconnect your ${channelProviderNames[of.provider]} channel ${of.channel}`,
      body: `${channelProviderNames[of.provider]} no longer lets us read it. We can’t update its figures until you reconnect it.`,
    }),
  }),
  payment_approval: kind({
    audience: ['colleagues'],
    preference: 'always',
    params: {
      by: text,
      amountCents: cents,
      description: text,
      deadline: maybe(moment),
    },
    path: () => '/company/cart',
    button: 'Review payment',
    words: (of) => ({
      title: `${of.by} asked you to approve ${payment(of)}`,
      body: of.deadline
        ? `${until('Payment is due', of.deadline)} Approving doesn’t extend it.`
        : 'Approve or decline it in the cart.',
    }),
  }),
  payment_approved: kind({
    ...toPerson,
    params: {
      by: text,
      amountCents: cents,
      description: text,
      bySavedCard: maybe(flag),
      deadline: maybe(moment),
    },
    path: () => '/company/cart',
    button: 'Open cart',
    words: (of) => ({
      title: `${of.by} approved ${payment(of)}`,
      body: of.bySavedCard
        ? 'We’re charging your saved card.'
        : until('Continue to payment. Pay by', of.deadline, 'Continue to payment in the cart.'),
    }),
  }),
  payment_declined: kind({
    ...toPerson,
    params: { amountCents: cents, description: text, isLate: maybe(flag) },
    path: () => '/company/cart',
    button: 'Open cart',
    words: (of) => ({
      title: `Your company did not approve ${payment(of)}`,
      body: of.isLate
        ? 'No one approved the payment before the deadline. Offers that can still be paid are back in the cart.'
        : 'Another member declined the payment. Its items are back in the cart.',
    }),
  }),
  payment_refunded: kind({
    ...ofRefund,
    words: (of) => ({
      title: `We refunded ${payment(of)} to your card`,
      body: sentences(
        of.isLate ? 'Your payment arrived after the deadline.' : '',
        of.isInVain ? 'Your company already had this plan or a higher one.' : '',
        'Your bank shows the refund in 5 to 10 days.',
      ),
    }),
  }),
  payment_refund_failed: kind({
    ...ofRefund,
    words: (of) => ({
      title: `We couldn’t refund ${payment(of)} to your card`,
      body: 'We still hold the money. Contact us to tell us where to send it.',
    }),
  }),
  payment_refund_covered: kind({
    ...ofRefund,
    words: (of) => ({
      title: `Your bank returned ${payment(of)} to you`,
      body: 'We don’t refund it to your card a second time. If your bank sends the money back to us, we’ll refund it then.',
    }),
  }),
  payment_disputed: kind({
    ...ofRefund,
    words: (of) => ({
      title: `Your bank took back ${payment(of)}`,
      body: 'If this is a mistake, tell your bank and contact us.',
    }),
  }),
  plan_paid: kind({
    ...toOwners,
    params: { amountCents: cents, plan: text, validTo: moment },
    path: () => '/company/settings#plan',
    button: 'View plan',
    words: (of) => ({
      title: `Your company is on the ${of.plan} plan until ${dayOf(of.validTo)}`,
      body: `You paid ${formatMoney(of.amountCents)}. The plan doesn’t renew automatically. We’ll remind you before it ends.`,
    }),
  }),
  plan_ends: kind({
    ...toOwners,
    params: { plan: text, deadline: moment },
    path: () => '/plans',
    button: 'Extend plan',
    words: (of) => ({
      title: `Your ${of.plan} plan ends on ${momentInWords(new Date(of.deadline))}`,
      body: 'It doesn’t renew automatically. Pay for another month to keep it. Otherwise your company moves to the free plan.',
    }),
  }),
  payout_paid: kind({
    ...ofPayout,
    words: (of) => ({
      title: `${payoutSum(of)} is on its way${payoutSource(of)}`,
      body: of.expectedOn
        ? `Expect it by ${dayOf(of.expectedOn)}.`
        : `It takes ${payoutFacts.bankDays.least} to ${payoutFacts.bankDays.most} bank days.`,
    }),
  }),
  payout_failed: kind({
    ...ofPayout,
    words: (of) => ({
      title: `Your ${payoutSum(of)} payout failed${payoutSource(of)}`,
      body: sendAgain,
    }),
  }),
  payout_unclaimed: kind({
    ...ofPayout,
    words: (of) => ({
      title: `Claim your ${payoutSum(of)} payout at PayPal${payoutSource(of)}`,
      body: `Claim it within ${daysToClaim} days, or send it to another account.`,
    }),
  }),
  payout_returned: kind({
    ...ofPayout,
    words: (of) => ({
      title: `Your ${payoutSum(of)} payout was returned to us${payoutSource(of)}`,
      body: sendAgain,
    }),
  }),
  codes_running_out: kind({
    audience: ['company'],
    preference: 'company_status_updates',
    params: { item: text, platform: text, left: count },
    path: () => '/company/code-manager/codes',
    button: 'Add codes',
    words: (of) =>
      of.left === 0
        ? {
            title: `${of.item} is out of ${of.platform} codes`,
            body: 'Creators can’t claim it until you add codes.',
          }
        : {
            title: `${of.item} is running out of ${of.platform} codes`,
            body: `${codesLeft(of.left)} left. Add codes so that every creator gets one.`,
          },
  }),
  codes_overpromised: kind({
    audience: ['company'],
    preference: 'company_status_updates',
    params: { activation: text, promised: count, left: count },
    path: () => '/company/code-manager/codes',
    button: 'Add codes',
    words: (of) => ({
      title: `${of.activation} promises more codes than you have left`,
      body: `Creators can still claim ${of.promised === 1 ? '1 code' : `${of.promised} codes`}, but only ${codesLeft(of.left)} left. Add codes so that every creator gets one.`,
    }),
  }),
  code_revoked: kind({
    audience: ['creator'],
    preference: 'never',
    params: ofRevokedCode,
    quote: { params: { reason: text }, author: (of) => of.company, text: ({ reason }) => reason },
    path: placeOfCode,
    button: 'View codes',
    words: (of) => ({
      title: `${of.company} took back your code for ${of.item}`,
      body: sentences(
        of.replaced
          ? `You have a new code for ${of.platform}.`
          : `No other ${of.platform} code is available now.`,
        of.activationKind === 'KEY' && !of.replaced
          ? 'You don’t owe content without a code. When you claim another code, you have 30 days again.'
          : '',
      ),
    }),
  }),
  code_handed_out: kind({
    audience: ['creator'],
    preference: 'never',
    params: ofCode,
    path: () => '/creator/keys',
    button: 'View codes',
    words: (of) => ({
      title: `${of.company} gave you a code for ${of.item}`,
      body: `The code is for ${of.platform}. You can reveal it at any time.`,
    }),
  }),
  export_ready: kind({
    ...toPerson,
    // The export sends its own mail.
    preference: 'never',
    params: {
      name: text,
      // Rows from before exports had their own address have neither.
      kind: maybe(text),
      activationId: maybe(id),
      filter: anything,
    },
    path: ({ kind, activationId, filter }) =>
      exportsPath(kind && isMailedExport(kind) ? kind : 'key_participants', activationId ?? null, filter),
    button: 'View exports',
    words: (of) => ({ title: `Your ${of.name} export is ready`, body: 'We emailed you the link.' }),
  }),
  /**
   * Rows from before notifications had parameters. No event writes them, and they are not mailed because their words have no
   * author.
   */
  told: kind({
    audience: [],
    preference: 'never',
    params: {
      title: matching(/./),
      body: maybe(text),
      path: maybe(matching(/^\/([^/\\]|$)/)),
    },
    path: (of) => of.path ?? '',
    button: 'Open Questboard',
    words: ({ title, body }) => ({ title, body: body ?? '' }),
  }),
} as const
