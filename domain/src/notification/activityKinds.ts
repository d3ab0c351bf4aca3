import { type ActivationKind, activationKindNames, activationKinds } from '../activation/activation.ts'
import { activationPath, questRunPath } from '../activation/paths.ts'
import { formatMoney } from '../format/money.ts'
import { flag, id, maybe, moment, oneOf, type Shaped, text } from '../shape.ts'
import { withdrawnVisibilities } from '../submission/submission.ts'
import { cents, kind, type Preference, possessive, side, statusPreference, until } from './kind.ts'

/** The parameters of a notification that many creators get. They contain no creator's name. */
const activityOfMany = { activationId: id, activation: text, company: text, deadline: maybe(moment) }
const activity = { ...activityOfMany, creator: text }

const invitation = {
  ...activity,
  activationKind: oneOf(activationKinds),
}
const offered = { ...invitation, amountCents: cents, runId: maybe(id) }

type Activity = Shaped<typeof activity>
type Maybe<Name extends string> = { readonly [Key in Name]?: string | null | undefined }

const byCompany = (of: Activity): string => of.company
const invitationMessage = {
  params: { message: maybe(text) },
  author: byCompany,
  text: ({ message }: Maybe<'message'>) => message,
}
const reviewComment = {
  params: { comment: maybe(text) },
  author: byCompany,
  text: ({ comment }: Maybe<'comment'>) => comment,
}
const declineReason = {
  params: { reason: maybe(text) },
  author: byCompany,
  text: ({ reason }: Maybe<'reason'>) => reason,
}

const withdrawn = {
  ...activity,
  to: side,
  activationKind: oneOf(activationKinds),
  runId: id,
  visibility: oneOf(withdrawnVisibilities),
}

const pathOf =
  (kind: ActivationKind) =>
  ({ activationId }: { readonly activationId: string }): string =>
    activationPath(kind, activationId)

const invitationPreference: Preference = {
  by: 'activationKind',
  of: {
    QUEST: 'new_quest_invitations',
    KEY: 'new_key_campaign_invitations',
    MISSION: 'new_mission_invitations',
    CREATOR_PROGRAM: 'new_program_invitations',
  },
}

const ofMission = {
  audience: ['creator'],
  preference: 'mission_status_updates',
  path: pathOf('MISSION'),
  button: 'Open Mission',
} as const
const ofKeys = {
  audience: ['creator'],
  preference: 'key_status_updates',
  path: pathOf('KEY'),
  button: 'Open Key campaign',
} as const

/** News for a company about one Key campaign, mailed immediately only to members who chose that. */
const ofKeyParticipant = (tab: 'pending' | 'active') =>
  ({
    audience: ['company'],
    preference: 'key_status_summary',
    params: activity,
    path: ({ activationId }: Activity) => `${activationPath('KEY', activationId)}/participants/${tab}`,
  }) as const

const deadlineChanged = ({ activation, deadline }: Activity) => ({
  title: `Your deadline for ${activation} has changed`,
  body: until('The new deadline is', deadline),
})
const changesWanted = ({ company, activation, deadline }: Activity) => ({
  title: `${company} asked you to change your content for ${activation}`,
  body: until('Submit the new version by', deadline, 'Submit the new version when it’s ready.'),
})

const keyHoursLeft = (hours: number) =>
  kind({
    ...ofKeys,
    params: activity,
    button: 'Submit content',
    words: (of) => ({
      title: `${hours} hours left to submit content for ${of.activation}`,
      body: until(
        'You claimed a code. The deadline is',
        of.deadline,
        'You claimed a code for this Key campaign.',
      ),
    }),
  })

const answerBy = (deadline: string | null | undefined): string =>
  until('Answer by', deadline, 'Accept or decline the invitation.')

const invitationHoursLeft = (hours: number) =>
  kind({
    audience: ['side'],
    preference: invitationPreference,
    params: invitation,
    path: (of) => activationPath(of.activationKind, of.activationId),
    button: 'View invitation',
    words: (of) => ({
      title: `${hours} hours left to answer ${possessive(of.company)} invitation to ${of.activation}`,
      body: answerBy(of.deadline),
    }),
  })

/** The company's own activation, moved by time or by the verification of the company. */
const ofOwnActivation = {
  audience: ['company'],
  preference: 'company_status_updates',
  params: { ...activityOfMany, activationKind: oneOf(activationKinds) },
  path: (of: { readonly activationKind: ActivationKind; readonly activationId: string }) =>
    activationPath(of.activationKind, of.activationId),
  button: (of: { readonly activationKind: ActivationKind }) =>
    `Open ${activationKindNames[of.activationKind]}`,
} as const

/** An offer in a Quest has its own notifications, so these are about the other kinds of invitations. */
const invitationAnswered = (title: (of: Shaped<typeof invitation>) => string) =>
  kind({
    audience: ['company'],
    preference: 'never',
    params: invitation,
    path: (of) =>
      of.activationKind === 'CREATOR_PROGRAM'
        ? '/company/creator-management/creator-program'
        : `${activationPath(of.activationKind, of.activationId)}/participants`,
    button: 'View participants',
    words: (of) => ({
      title: title(of),
      body: `You invited ${of.creator} to this ${activationKindNames[of.activationKind]}.`,
    }),
  })

export const activityKinds = {
  mission_reward_to_claim: kind({
    ...ofMission,
    params: activity,
    button: 'Claim rewards',
    words: (of) => ({
      title: `Claim your rewards for ${of.activation}`,
      body: `${of.company} accepted your work.`,
    }),
  }),
  mission_review: kind({
    audience: ['company'],
    preference: 'mission_status_summary',
    params: activity,
    path: () => '/company/creator-management/missions/review',
    button: 'Review content',
    words: (of) => ({
      title: `${possessive(of.creator)} work for ${of.activation} needs your review`,
      body: 'Approve the work, send it back for changes, or decline it.',
    }),
  }),
  mission_completed: kind({
    ...ofMission,
    params: activity,
    words: (of) => ({
      title: `You completed ${of.activation}`,
      body: `Thank you for taking part in ${possessive(of.company)} Mission.`,
    }),
  }),
  mission_content_rejected: kind({
    ...ofMission,
    params: activity,
    quote: reviewComment,
    words: changesWanted,
  }),
  /** When a Mission ends, open runs are declined without a reason. */
  mission_declined: kind({
    ...ofMission,
    params: activity,
    quote: declineReason,
    words: (of, isDeclined) =>
      isDeclined
        ? { title: `${of.company} declined your work for ${of.activation}`, body: 'Read the reason below.' }
        : {
            title: `${of.activation} ended before you completed it`,
            body: `${of.company} no longer accepts content for this Mission.`,
          },
  }),
  mission_canceled: kind({
    ...ofMission,
    params: activity,
    words: (of) => ({
      title: `${of.company} canceled ${of.activation}`,
      body: 'You don’t need to do anything else for this Mission.',
    }),
  }),
  mission_expired: kind({
    ...ofMission,
    params: activity,
    words: (of) => ({
      title: `You didn’t complete ${of.activation} before the deadline`,
      body: `${possessive(of.company)} Mission has ended for you.`,
    }),
  }),
  mission_deadline_5_days: kind({
    ...ofMission,
    audience: ['side'],
    params: activity,
    words: (of) => ({
      title: `5 days left to complete ${of.activation}`,
      body: until('Submit the missing content by', of.deadline, 'Submit the missing content.'),
    }),
  }),
  mission_deadline_moved: kind({
    ...ofMission,
    params: { ...activity, deadline: moment },
    words: deadlineChanged,
  }),
  new_mission_available: kind({
    ...ofMission,
    audience: ['members'],
    preference: 'program_updates',
    params: activityOfMany,
    words: (of) => ({
      title: `${of.company} has a new Mission: ${of.activation}`,
      body: until('The Mission is open until', of.deadline, 'See the tasks and the rewards.'),
    }),
  }),
  key_requested: kind({
    ...ofKeyParticipant('pending'),
    button: 'Review request',
    words: (of) => ({
      title: `${of.creator} requested a key from ${of.activation}`,
      body: 'Accept or decline the request.',
    }),
  }),
  key_access_granted: kind({
    ...ofKeys,
    params: activity,
    button: 'Claim code',
    words: (of) => ({
      title: `${of.company} accepted your request for ${of.activation}`,
      body: 'You can claim your code now.',
    }),
  }),
  key_access_declined: kind({
    ...ofKeys,
    params: activity,
    words: (of) => ({
      title: `${of.company} declined your request for ${of.activation}`,
      body: 'You won’t get a code from this Key campaign.',
    }),
  }),
  key_access_ended: kind({
    ...ofKeys,
    params: activity,
    words: (of) => ({
      title: `You can no longer claim a code from ${of.activation}`,
      body: `${possessive(of.company)} Key campaign closed before you claimed a code.`,
    }),
  }),
  key_content_submitted: kind({
    ...ofKeyParticipant('active'),
    button: 'Review content',
    words: (of) => ({
      title: `${of.creator} submitted content for ${of.activation}`,
      body: 'Approve the content, or send it back for changes.',
    }),
  }),
  key_content_accepted: kind({
    ...ofKeys,
    params: activity,
    words: (of) => ({
      title: `${of.company} approved your content for ${of.activation}`,
      body: 'The completed Key campaign counts in your key record, which companies see.',
    }),
  }),
  key_content_rejected: kind({
    ...ofKeys,
    params: activity,
    quote: reviewComment,
    words: changesWanted,
  }),
  key_content_waits: kind({
    audience: ['side'],
    preference: 'company_status_updates',
    params: activity,
    path: ({ activationId }) => `${activationPath('KEY', activationId)}/participants/active`,
    button: 'Review content',
    words: (of) => ({
      title: `${possessive(of.creator)} content for ${of.activation} needs your review`,
      body: 'Approve the content, or send it back for changes.',
    }),
  }),
  key_embargo_broken: kind({
    audience: ['company', 'creator'],
    preference: { by: 'to', of: { company: 'company_status_updates', creator: 'key_status_updates' } },
    params: { ...activity, to: side },
    path: ({ activationId, to }) =>
      to === 'company'
        ? `${activationPath('KEY', activationId)}/participants/active`
        : activationPath('KEY', activationId),
    button: 'View Key campaign',
    words: (of) => ({
      title: `${of.to === 'company' ? possessive(of.creator) : 'Your'} content for ${of.activation} is public before the embargo ends`,
      body:
        of.to === 'company'
          ? `We asked ${of.creator} to make the content private or unlisted until the embargo ends.`
          : `Make the content private or unlisted until the embargo ends. We notified ${of.company} too.`,
    }),
  }),
  key_content_deadline_72h: { ...keyHoursLeft(72), audience: ['side'] },
  key_content_deadline_24h: { ...keyHoursLeft(24), audience: ['side'] },
  key_content_deadline_expired: kind({
    ...ofKeys,
    audience: ['creator', 'company'],
    preference: { by: 'to', of: { creator: 'key_status_updates', company: 'key_status_summary' } },
    // Rows from before companies were notified have no `to`.
    params: { ...activity, to: maybe(side) },
    path: ({ activationId, to }) =>
      to === 'company'
        ? `${activationPath('KEY', activationId)}/participants/ended`
        : activationPath('KEY', activationId),
    words: (of) =>
      of.to === 'company'
        ? {
            title: `${of.creator} didn’t submit content for ${of.activation} before the deadline`,
            body: 'The missed deadline lowers the creator’s key record.',
          }
        : {
            title: `You didn’t submit content for ${of.activation} before the deadline`,
            body: 'A missed deadline lowers your key record, which companies see.',
          },
  }),
  key_deadline_moved: kind({
    ...ofKeys,
    params: { ...activity, deadline: moment },
    words: deadlineChanged,
  }),
  codes_came: kind({
    audience: ['askers'],
    // This notification is always mailed, because the creators requested it.
    preference: 'always',
    params: {
      activationId: id,
      activationKind: oneOf(activationKinds),
      activation: text,
      company: text,
      platform: text,
    },
    path: (of) => activationPath(of.activationKind, of.activationId),
    button: 'Claim code',
    words: (of) => ({
      title: `${of.company} has new ${of.platform} codes for ${of.activation}`,
      body: 'You asked us to notify you. Claim your code before the new codes run out.',
    }),
  }),
  content_withdrawn: kind({
    audience: ['company', 'creator'],
    preference: statusPreference,
    params: withdrawn,
    quote: {
      params: { title: maybe(text) },
      author: (of) => of.creator,
      text: ({ title }) => title,
    },
    path: (of) =>
      of.activationKind === 'QUEST'
        ? questRunPath(of.activationId, of.runId)
        : activationPath(of.activationKind, of.activationId),
    button: 'View details',
    words: (of) => {
      const [owner, other] = of.to === 'company' ? [possessive(of.creator), of.creator] : ['Your', of.company]
      return {
        title: `${owner} content for ${of.activation} ${of.visibility === 'private' ? 'is now private' : 'was removed'}`,
        body: `We notified ${other} too.`,
      }
    },
  }),
  invited_with_offer: kind({
    audience: ['creator'],
    preference: invitationPreference,
    params: offered,
    quote: invitationMessage,
    // Creators answer offers in the quest log.
    path: (of) =>
      of.runId ? questRunPath(of.activationId, of.runId) : activationPath(of.activationKind, of.activationId),
    button: 'View offer',
    words: (of) => ({
      title: `${of.company} invited you to ${of.activation} and offers ${formatMoney(of.amountCents)}`,
      body: until('Answer by', of.deadline, 'Accept or decline the offer.'),
    }),
  }),
  invited_without_offer: kind({
    audience: ['creator'],
    preference: invitationPreference,
    params: invitation,
    quote: invitationMessage,
    path: (of) => activationPath(of.activationKind, of.activationId),
    button: 'View invitation',
    words: (of) => ({
      title: `${of.company} invited you to the ${activationKindNames[of.activationKind]} ${of.activation}`,
      body: answerBy(of.deadline),
    }),
  }),
  invitation_deadline_72h: invitationHoursLeft(72),
  invitation_deadline_24h: invitationHoursLeft(24),
  invitation_accepted: invitationAnswered(
    (of) => `${of.creator} accepted your invitation to ${of.activation}`,
  ),
  invitation_declined: invitationAnswered(
    (of) => `${of.creator} declined your invitation to ${of.activation}`,
  ),
  /** Creators can still take part if the activation is open to them. */
  invitation_expired: kind({
    audience: ['company', 'creator'],
    preference: 'never',
    params: { ...invitation, to: side },
    path: (of) => activationPath(of.activationKind, of.activationId),
    button: (of) => `Open ${activationKindNames[of.activationKind]}`,
    words: (of) => ({
      title:
        of.to === 'company'
          ? `${of.creator} didn’t answer your invitation to ${of.activation}`
          : `${possessive(of.company)} invitation to ${of.activation} has expired`,
      body: 'The invitation wasn’t answered before its deadline.',
    }),
  }),
  invitation_withdrawn: kind({
    audience: ['creator'],
    preference: invitationPreference,
    params: invitation,
    path: (of) => activationPath(of.activationKind, of.activationId),
    button: (of) => `Open ${activationKindNames[of.activationKind]}`,
    words: (of) => ({
      title: `${of.company} withdrew the invitation to ${of.activation}`,
      body: 'You don’t need to answer the invitation anymore.',
    }),
  }),
  activation_started: kind({
    ...ofOwnActivation,
    preference: 'never',
    words: (of) => ({
      title: `${of.activation} is live`,
      body: until('It ends', of.deadline, 'Creators can take part now.'),
    }),
  }),
  activation_ended: kind({
    ...ofOwnActivation,
    preference: 'never',
    words: (of) => ({
      title: `${of.activation} has ended`,
      body: 'Its end date has passed. Creators who already take part can finish.',
    }),
  }),
  activation_published: kind({
    ...ofOwnActivation,
    words: (of) => ({
      title: `${of.activation} is published`,
      body: 'Your company is verified, so we published it for you.',
    }),
  }),
  activation_publish_failed: kind({
    ...ofOwnActivation,
    words: (of) => ({
      title: `We couldn’t publish ${of.activation}`,
      body: 'It’s a draft again. Fix what is missing, then publish it again.',
    }),
  }),
  program_applicant: kind({
    audience: ['company'],
    preference: 'program_applicant_summary',
    params: activity,
    path: () => '/company/creator-management/creator-program/applicants',
    button: 'Review application',
    words: (of) => ({
      title: `${of.creator} applied to ${of.activation}`,
      body: 'Accept or decline the application.',
    }),
  }),
  program_accepted: kind({
    audience: ['creator'],
    preference: 'always',
    params: activity,
    path: pathOf('CREATOR_PROGRAM'),
    button: 'Open Creator Program',
    words: (of) => ({
      title: `${of.company} accepted you to ${of.activation}`,
      body: 'You’re now a member of this Creator Program.',
    }),
  }),
  program_declined: kind({
    audience: ['creator'],
    preference: 'always',
    params: { ...activity, wasMember: maybe(flag) },
    quote: declineReason,
    path: pathOf('CREATOR_PROGRAM'),
    button: 'Open Creator Program',
    words: (of) => ({
      title: of.wasMember
        ? `${of.company} ended your membership in ${of.activation}`
        : `${of.company} declined your application to ${of.activation}`,
      body: of.wasMember
        ? 'You’re no longer a member of this Creator Program.'
        : 'You didn’t become a member of this Creator Program.',
    }),
  }),
  announcement: kind({
    audience: ['members'],
    preference: 'program_updates',
    // Old rows have no activationId, because announcements did not name their program then.
    params: { activationId: maybe(id), company: text },
    quote: {
      params: { title: text, text },
      author: (of) => of.company,
      text: (announced) => `${announced.title}\n${announced.text}`,
    },
    path: ({ activationId }) =>
      activationId ? activationPath('CREATOR_PROGRAM', activationId) : '/creator-programs/memberships',
    button: 'Read announcement',
    words: (of) => ({
      title: `${of.company} posted an announcement`,
      body: 'Read it in the Creator Program.',
    }),
  }),
} as const
