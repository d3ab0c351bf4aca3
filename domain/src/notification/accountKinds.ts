import { activationKinds } from '../activation/activation.ts'
import { activationPath, questRunPath } from '../activation/paths.ts'
import { channelProviderNames, channelProviders } from '../channel/channel.ts'
import { type CreatorAccessKind, creatorAccessKinds, reviewDays } from '../creator/creator.ts'
import { customDomainGraceHours } from '../custom-domain/customDomain.ts'
import { exportsPath, isMailedExport } from '../export/export.ts'
import { formatMoney } from '../money/money.ts'
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
import { cents, dayOf, kind, momentInWords, over, reviewTeam, sentences, until } from './kind.ts'

type Access = {
  readonly name: string
  /** What it opens, and where that is. */
  readonly opens: string
  readonly path: string
}

const accesses: Readonly<Record<CreatorAccessKind, Access>> = {
  creator: {
    name: 'creator access',
    opens: 'Missions, Creator Programs and your own pages are open to you.',
    path: '/creator/home',
  },
  quests: {
    name: 'access to Quests',
    opens: 'You can browse Quests and make offers.',
    path: '/campaigns/quests/browse',
  },
  keys: {
    name: 'access to Key campaigns',
    opens: 'You can ask for game codes.',
    path: '/campaigns',
  },
}

const list = new Intl.ListFormat('en-GB')

/** "Creator access and access to Quests are", to be followed by what was decided of them. */
const nounsOf = (decided: readonly CreatorAccessKind[]): string => {
  const names = list.format(decided.map((one) => accesses[one].name))
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${decided.length > 1 ? 'are' : 'is'}`
}

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

/** The screen that shows the code: a Quest's kit, a Mission's rewards; keys and what was handed out stand in a list of their own. */
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

const paidBack = {
  amountCents: cents,
  description: maybe(text),
  isLate: maybe(flag),
  isInVain: maybe(flag),
}
const ofPayment = ({ description }: { readonly description?: string | null | undefined }): string =>
  description ? ` for “${description}”` : ''

const forWhat = ({ activation, company: payer }: Shaped<typeof payout>): string =>
  activation ? ` for ${activation}${payer ? ` of ${payer}` : ''}` : ''

const toOwners = { audience: ['owners'], preference: 'always' } as const
const toPerson = { audience: ['person'], preference: 'always' } as const
const domainPath = ({ companyId }: Shaped<typeof domain>): string => `/company/${companyId}/page-settings`

const decisions = {
  verified: {
    title: 'Your company is verified',
    body: 'You can publish without review from now on. What waited for this is published.',
    path: '/company/activations',
  },
  rejected: { title: 'Your company is not verified', body: '', path: '/company/settings' },
  change_approved: {
    title: 'Your new company name or website is verified',
    body: '',
    path: '/company/settings',
  },
  change_rejected: {
    title: 'Your new company name or website was not verified',
    body: 'Your company goes on as it was.',
    path: '/company/settings',
  },
} as const

/** What concerns an account, a company or money as such. */
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
    words: ({ decision, accesses: decided }) =>
      decision === 'approved'
        ? { title: `${nounsOf(decided)} granted`, body: decided.map((one) => accesses[one].opens).join(' ') }
        : { title: `${nounsOf(decided)} not granted`, body: '' },
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
    words: ({ decision, name }) => ({
      title: decisions[decision].title,
      body: sentences(
        decision === 'change_approved' && name ? `Everybody sees you as ${name} now.` : '',
        decisions[decision].body,
      ),
    }),
  }),
  custom_domain_missing: kind({
    ...toOwners,
    params: domain,
    path: domainPath,
    words: (of) => ({
      title: `The TXT record of ${of.domain} is missing`,
      body: `Put it back within ${customDomainGraceHours} hours, or your page is no longer shown there.`,
    }),
  }),
  custom_domain_lost: kind({
    ...toOwners,
    params: domain,
    path: domainPath,
    words: (of) => ({
      title: `${of.domain} is no longer verified`,
      body: 'Your page is not shown there any more. Put the TXT record back and test the domain again.',
    }),
  }),
  report_decided: kind({
    ...toPerson,
    params: { decision: oneOf(['resolved', 'dismissed']) },
    path: () => '/company/creator-management',
    // What was done stays between us and the reported: who reports learns that it was looked into, and no more.
    words: ({ decision }) => ({
      title: 'Your report was decided',
      body:
        decision === 'resolved'
          ? 'We looked into it and did something about it. Thank you for telling us.'
          : 'We looked into it, and found nothing that had to be done.',
    }),
  }),
  member_joined: kind({
    ...toOwners,
    params: { memberId: id, member: text, company: text },
    path: () => '/company/settings/members',
    words: (of) => ({ title: `${of.member} joined ${of.company}`, body: 'They can act for it from now on.' }),
  }),
  member_removed: kind({
    ...toPerson,
    params: { company: text },
    path: () => '/user/creator-access',
    words: (of) => ({
      title: `You are no longer a member of ${of.company}`,
      body: 'Your account stays yours: you can use it as a creator.',
    }),
  }),
  channel_verified: kind({
    ...toPerson,
    // The verification writes a letter of its own.
    preference: 'never',
    params: channel,
    path: () => '/user/creator-access',
    words: (of) => ({
      title: `Your ${channelProviderNames[of.provider]} channel ${of.channel} is verified`,
      body: 'It meets the requirements of creator access.',
    }),
  }),
  channel_held: kind({
    ...toPerson,
    params: channel,
    path: () => '/user/settings/connections',
    words: (of) => ({
      title: `We look at your ${channelProviderNames[of.provider]} channel ${of.channel}`,
      body: `It seems to have changed hands. Until we have looked at it, which takes ${reviewDays.least} to ${reviewDays.most} days, you cannot claim codes, or see those that you have not looked at yet.`,
    }),
  }),
  channel_freed: kind({
    ...toPerson,
    params: channel,
    path: () => '/user/settings/connections',
    words: (of) => ({
      title: 'Codes are open to you again',
      body: `We have looked at your ${channelProviderNames[of.provider]} channel ${of.channel}: nothing stands in the way.`,
    }),
  }),
  reauthorisation_needed: kind({
    ...toPerson,
    params: channel,
    path: () => '/user/settings/connections',
    words: (of) => ({
      title: `Connect your ${channelProviderNames[of.provider]} channel ${of.channel} again`,
      body: `${channelProviderNames[of.provider]} no longer lets us read it: its figures stay as they were until you do.`,
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
    words: (of) => ({
      title: `${of.by} asks you to approve ${formatMoney(of.amountCents)}${ofPayment(of)}`,
      body: of.deadline
        ? `It is to be paid by ${momentInWords(of.deadline)}, which approving does not change.`
        : '',
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
    words: (of) => ({
      title: `${of.by} approved ${formatMoney(of.amountCents)}${ofPayment(of)}`,
      body: of.bySavedCard ? 'Your saved card is charged now.' : until('Go on and pay it by', of.deadline),
    }),
  }),
  payment_declined: kind({
    ...toPerson,
    params: { amountCents: cents, description: text, isLate: maybe(flag) },
    path: () => '/company/cart',
    words: (of) => ({
      title: `${formatMoney(of.amountCents)}${ofPayment(of)} was not approved`,
      body: of.isLate
        ? 'Its time was over before somebody approved it. What it was for and can still be paid lies in the cart again.'
        : 'Another member of your company declined it. What it was for lies in the cart again.',
    }),
  }),
  payment_refunded: kind({
    ...toOwners,
    params: paidBack,
    path: () => '/user/settings/payments',
    words: (of) => ({
      title: `${formatMoney(of.amountCents)}${ofPayment(of)} went back to your card`,
      body: sentences(
        of.isLate ? 'Your payment came after its time was over.' : '',
        of.isInVain ? 'Your company had this plan, or a higher one, already.' : '',
        'Banks take 5 to 10 days to show it.',
      ),
    }),
  }),
  payment_refund_failed: kind({
    ...toOwners,
    params: paidBack,
    path: () => '/user/settings/payments',
    words: (of) => ({
      title: `We could not pay ${formatMoney(of.amountCents)}${ofPayment(of)} back to your card`,
      body: 'The money is safe with us. Please write to us where it should go.',
    }),
  }),
  payment_refund_covered: kind({
    ...toOwners,
    params: paidBack,
    path: () => '/user/settings/payments',
    words: (of) => ({
      title: `Your bank has paid ${formatMoney(of.amountCents)}${ofPayment(of)} back to you`,
      body: 'We do not pay it to your card a second time. If your bank returns the money to us, it goes back to your card then.',
    }),
  }),
  payment_disputed: kind({
    ...toOwners,
    params: paidBack,
    path: () => '/user/settings/payments',
    words: (of) => ({
      title: `Your bank took back ${formatMoney(of.amountCents)}${ofPayment(of)}`,
      body: 'If that was a mistake, please tell your bank, and write to us.',
    }),
  }),
  plan_paid: kind({
    ...toOwners,
    params: { amountCents: cents, plan: text, validTo: moment },
    path: () => '/company/settings#plan',
    words: (of) => ({
      title: `Your company has the plan ${of.plan} until ${dayOf(of.validTo)}`,
      body: `${formatMoney(of.amountCents)} is paid. It is not renewed by itself: we remind you before it ends.`,
    }),
  }),
  plan_ends: kind({
    ...toOwners,
    params: { plan: text, deadline: moment },
    path: () => '/plans',
    words: (of) => ({
      title: `Your company has the plan ${of.plan} until ${momentInWords(of.deadline)}`,
      body: 'It is not renewed by itself. Pay for another month to keep it; else your company is on the free plan then.',
    }),
  }),
  payout_paid: kind({
    ...toPerson,
    params: payout,
    path: () => '/user/settings/payments',
    words: (of) => ({
      title: `${formatMoney(of.amountCents)}${forWhat(of)} is on the way to you`,
      body: of.expectedOn
        ? `Expect the money by ${dayOf(of.expectedOn)}.`
        : `It takes ${payoutFacts.bankDays.least} to ${payoutFacts.bankDays.most} bank days.`,
    }),
  }),
  payout_failed: kind({
    ...toPerson,
    params: payout,
    path: () => '/user/settings/payments',
    words: (of) => ({
      title: `Your payout${over(of.amountCents, 'of')}${forWhat(of)} failed`,
      body: 'The money is safe with us. Please look over your payout account, and have it sent again.',
    }),
  }),
  payout_unclaimed: kind({
    ...toPerson,
    params: payout,
    path: () => '/user/settings/payments',
    words: (of) => ({
      title: `${formatMoney(of.amountCents)}${forWhat(of)} waits for you at PayPal`,
      body: `Claim it there within ${daysToClaim} days, or have it sent to another account.`,
    }),
  }),
  payout_returned: kind({
    ...toPerson,
    params: payout,
    path: () => '/user/settings/payments',
    words: (of) => ({
      title: `Your payout${over(of.amountCents, 'of')}${forWhat(of)} came back`,
      body: 'The money is safe with us. Please look over your payout account, and have it sent again.',
    }),
  }),
  codes_running_out: kind({
    audience: ['company'],
    preference: 'company_status_updates',
    params: { item: text, platform: text, left: count },
    path: () => '/company/code-manager/codes',
    words: (of) =>
      of.left === 0
        ? {
            title: `${of.item} is out of codes for ${of.platform}`,
            body: 'Add codes, or creators go away empty-handed.',
          }
        : {
            title: `Codes of ${of.item} for ${of.platform} are running out`,
            body: `${of.left === 1 ? '1 code is' : `${of.left} codes are`} left. Add some before creators go away empty-handed.`,
          },
  }),
  codes_overpromised: kind({
    audience: ['company'],
    preference: 'company_status_updates',
    params: { activation: text, promised: count, left: count },
    path: () => '/company/code-manager/codes',
    words: (of) => ({
      title: `${of.activation} promises more codes than are left`,
      body: `Creators may still claim ${of.promised}, and ${of.left === 1 ? '1 is' : `${of.left} are`} left. Add codes, or some go away empty-handed.`,
    }),
  }),
  code_revoked: kind({
    audience: ['creator'],
    preference: 'never',
    params: ofRevokedCode,
    quote: { params: { reason: text }, author: (of) => of.company, text: ({ reason }) => reason },
    path: placeOfCode,
    words: (of) => ({
      title: `${of.company} took back your code for ${of.item}`,
      body: sentences(
        of.replaced
          ? `You have another one for ${of.platform}.`
          : `There is no other one for ${of.platform} right now.`,
        of.activationKind === 'KEY' && !of.replaced
          ? 'Nothing is due without a code: your 30 days begin anew with the next one you claim.'
          : '',
      ),
    }),
  }),
  code_handed_out: kind({
    audience: ['creator'],
    preference: 'never',
    params: ofCode,
    path: () => '/creator/keys',
    words: (of) => ({
      title: `${of.company} gave you a code for ${of.item}`,
      body: `It is for ${of.platform}. Look at it whenever you like.`,
    }),
  }),
  export_ready: kind({
    ...toPerson,
    // An export is a mail of its own.
    preference: 'never',
    params: {
      name: text,
      // Rows from before exports had an address of their own have neither.
      kind: maybe(text),
      activationId: maybe(id),
      filter: anything,
    },
    path: ({ kind, activationId, filter }) =>
      exportsPath(kind && isMailedExport(kind) ? kind : 'key_participants', activationId ?? null, filter),
    words: (of) => ({ title: `Your export of ${of.name} is ready`, body: 'It was mailed to you.' }),
  }),
  /** A row from before words were made of parameters. Nothing writes one any more, and none is mailed: its words have no author. */
  told: kind({
    audience: [],
    preference: 'never',
    params: {
      title: matching(/./),
      body: maybe(text),
      path: maybe(matching(/^\/([^/\\]|$)/)),
    },
    path: (of) => of.path ?? '',
    words: ({ title, body }) => ({ title, body: body ?? '' }),
  }),
} as const
