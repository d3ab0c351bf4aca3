import { channelProviderNames, channelProviders } from '../channel/channel.ts'
import { type CreatorAccessKind, creatorAccessKinds, reviewDays } from '../creator/creator.ts'
import { customDomainGraceHours } from '../custom-domain/customDomain.ts'
import { exportsPath, isMailedExport } from '../export/export.ts'
import { allOf } from '../format/numbers.ts'
import { anything, id, listOf, matching, maybe, oneOf, type Shaped, someOf, text } from '../shape.ts'
import { kind, reviewTeam, sentences, toOwners, toPerson } from './kind.ts'

type Access = {
  readonly name: string
  readonly opens: string
  readonly path: string
}

const accesses: Readonly<Record<CreatorAccessKind, Access>> = {
  creator: {
    name: 'creator access',
    opens: 'You can join Missions and Creator Programs, and create your own pages.',
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

const ofVerification = {
  ...toPerson,
  // These notifications are not mailed, because the verification sends its own mail.
  preference: 'never',
  params: channel,
  path: () => '/user/creator-access',
  button: 'Open Creator Access',
} as const

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

const decisions = {
  verified: {
    title: 'Your company is verified',
    body: 'We published the activations that were waiting for verification. You can now publish without a review.',
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
    body: 'Creators now see the new name or website.',
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
            body: 'Fix what’s missing, then request access again.',
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
      body: `Add the record again within ${customDomainGraceHours} hours. Otherwise, we stop showing your page at this domain.`,
    }),
  }),
  custom_domain_lost: kind({
    ...ofDomain,
    words: (of) => ({
      title: `${of.domain} is no longer verified`,
      body: 'We stopped showing your page at this domain. Add the TXT record again, then test the domain.',
    }),
  }),
  report_decided: kind({
    ...toPerson,
    params: { decision: oneOf(['resolved', 'dismissed']) },
    path: () => '/company/creator-management',
    button: 'Open Creator management',
    // The notification omits our decision on the report, because only the reported creator is notified of it.
    words: ({ decision }) => ({
      title: 'We reviewed your report',
      body:
        decision === 'resolved'
          ? 'We took action. Thank you for reporting this.'
          : 'We found no violation of our rules.',
    }),
  }),
  member_joined: kind({
    ...toOwners,
    params: { memberId: id, member: text, company: text },
    path: () => '/company/settings/members',
    button: 'View members',
    words: (of) => ({
      title: `${of.member} joined ${of.company}`,
      body: `${of.member} can now work on the company’s activations.`,
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
    ...ofVerification,
    words: (of) => ({
      title: `Your ${channelProviderNames[of.provider]} channel ${of.channel} is verified`,
      body: 'The channel meets the requirements for creator access.',
    }),
  }),
  channel_not_verified: kind({
    ...ofVerification,
    words: (of) => ({
      title: `Your ${channelProviderNames[of.provider]} channel ${of.channel} doesn’t meet the requirements yet`,
      body: 'See what is missing, and verify the channel again later.',
    }),
  }),
  channel_held: kind({
    ...ofConnection,
    words: (of) => ({
      title: `We’re reviewing your ${channelProviderNames[of.provider]} channel ${of.channel}`,
      body: `The channel seems to have a new owner. The review takes ${reviewDays.least} to ${reviewDays.most} days. Until then, you can’t claim codes or reveal new ones.`,
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
      body: `${channelProviderNames[of.provider]} no longer lets us read this channel. We can’t update your stats until you reconnect the channel.`,
    }),
  }),
  export_ready: kind({
    ...toPerson,
    // This notification is not mailed, because the export sends its own mail.
    preference: 'never',
    params: {
      name: text,
      // Older notifications have neither parameter, because exports did not have their own page then.
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
   * Old notifications without parameters, which no event creates anymore. They are not mailed because the author of
   * their words is unknown.
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
