import { type ActivationKind, activationKindNames, activationKinds } from '../activation/activation.ts'
import { activationPath, questRunPath } from '../activation/paths.ts'
import { formatMoney } from '../money/money.ts'
import { flag, id, maybe, moment, oneOf, type Shaped, text } from '../shape.ts'
import { withdrawnVisibilities } from '../submission/submission.ts'
import { cents, kind, type Preference, side, until } from './kind.ts'
import { statusPreference } from './questKinds.ts'

/** Told to many at once, of whom it names none. */
const anybodys = { activationId: id, activation: text, company: text, deadline: maybe(moment) }
const activity = { ...anybodys, creator: text }

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

/** rules §3 has a preference for two of the four. */
const invitationPreference: Preference = {
  by: 'activationKind',
  of: {
    QUEST: 'new_quest_invitations',
    KEY: 'new_key_campaign_invitations',
    MISSION: 'never',
    CREATOR_PROGRAM: 'never',
  },
}

const ofMission = { audience: ['creator'], preference: 'never', path: pathOf('MISSION') } as const
const ofKeys = { audience: ['creator'], preference: 'never', path: pathOf('KEY') } as const

const keyHoursLeft = (hours: number) =>
  kind({
    ...ofKeys,
    params: activity,
    words: (of) => ({
      title: `${hours} hours left to submit content for your key of ${of.activation}`,
      body: until('The time ends on', of.deadline),
    }),
  })

const invitationHoursLeft = (hours: number) =>
  kind({
    audience: ['side'],
    preference: invitationPreference,
    params: invitation,
    path: (of) => activationPath(of.activationKind, of.activationId),
    words: (of) => ({
      title: `${hours} hours left to answer the invitation of ${of.company} to ${of.activation}`,
      body: until('Answer by', of.deadline),
    }),
  })

/** Missions, keys, invitations and Creator Programs. */
export const activityKinds = {
  mission_reward_to_claim: kind({
    ...ofMission,
    params: activity,
    words: (of) => ({
      title: `Your rewards for ${of.activation} wait to be claimed`,
      body: `${of.company} has accepted what you did.`,
    }),
  }),
  mission_completed: kind({
    ...ofMission,
    params: activity,
    words: (of) => ({ title: `You completed ${of.activation}`, body: `A Mission of ${of.company}.` }),
  }),
  mission_content_rejected: kind({
    ...ofMission,
    params: activity,
    quote: reviewComment,
    words: (of) => ({
      title: `${of.company} asks you to change your content for ${of.activation}`,
      body: until('You have time until', of.deadline),
    }),
  }),
  /** Without a reason: not by the company, but with the end of the Mission. */
  mission_declined: kind({
    ...ofMission,
    params: activity,
    quote: declineReason,
    words: (of, isDeclined) => ({
      title: isDeclined
        ? `${of.company} declined what you did for ${of.activation}`
        : `${of.activation} ended before you were done`,
      body: '',
    }),
  }),
  mission_canceled: kind({
    ...ofMission,
    params: activity,
    words: (of) => ({
      title: `${of.company} canceled ${of.activation}`,
      body: 'Nothing is left to do for it.',
    }),
  }),
  mission_expired: kind({
    ...ofMission,
    params: activity,
    words: (of) => ({ title: `You did not finish ${of.activation} in time`, body: '' }),
  }),
  mission_deadline_5_days: kind({
    ...ofMission,
    audience: ['side'],
    params: activity,
    words: (of) => ({
      title: `${of.activation} ends for you in 5 days`,
      body: until('Submit what is missing by', of.deadline),
    }),
  }),
  mission_deadline_moved: kind({
    ...ofMission,
    params: { ...activity, deadline: moment },
    words: (of) => ({
      title: `Your deadline for ${of.activation} has moved`,
      body: until('You have time until', of.deadline),
    }),
  }),
  new_mission_available: kind({
    ...ofMission,
    audience: ['members'],
    params: anybodys,
    path: pathOf('MISSION'),
    words: (of) => ({
      title: `${of.company} has a new Mission: ${of.activation}`,
      body: until('It is open until', of.deadline),
    }),
  }),
  key_access_granted: kind({
    ...ofKeys,
    params: activity,
    words: (of) => ({
      title: `${of.company} granted you access to keys of ${of.activation}`,
      body: 'You can claim one now.',
    }),
  }),
  key_access_declined: kind({
    ...ofKeys,
    params: activity,
    words: (of) => ({
      title: `${of.company} declined your request for keys of ${of.activation}`,
      body: '',
    }),
  }),
  key_content_rejected: kind({
    ...ofKeys,
    params: activity,
    quote: reviewComment,
    words: (of) => ({
      title: `${of.company} asks you to change your content for ${of.activation}`,
      body: until('You have time until', of.deadline),
    }),
  }),
  key_content_waits: kind({
    audience: ['side'],
    preference: 'company_status_updates',
    params: activity,
    path: ({ activationId }) => `${activationPath('KEY', activationId)}/participants/active`,
    words: (of) => ({
      title: `Content of ${of.creator} for ${of.activation} waits for your review`,
      body: 'Accept it, or say what is missing: nothing else happens to it until then.',
    }),
  }),
  key_content_deadline_72h: { ...keyHoursLeft(72), audience: ['side'] },
  key_content_deadline_24h: { ...keyHoursLeft(24), audience: ['side'] },
  key_content_deadline_expired: kind({
    ...ofKeys,
    params: activity,
    words: (of) => ({
      title: `You did not submit content for your key of ${of.activation} in time`,
      body: '',
    }),
  }),
  key_deadline_moved: kind({
    ...ofKeys,
    params: { ...activity, deadline: moment },
    words: (of) => ({
      title: `Your deadline for ${of.activation} has moved`,
      body: until('You have time until', of.deadline),
    }),
  }),
  codes_came: kind({
    audience: ['askers'],
    // They asked to be told.
    preference: 'always',
    params: {
      activationId: id,
      activationKind: oneOf(activationKinds),
      activation: text,
      company: text,
      platform: text,
    },
    path: (of) => activationPath(of.activationKind, of.activationId),
    words: (of) => ({
      title: `${of.company} has codes of ${of.activation} for ${of.platform} again`,
      body: 'You asked for one. They go to who claims first: claim yours while there are some.',
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
    words: (of) => ({
      title:
        of.to === 'company'
          ? `${of.creator} ${of.visibility === 'private' ? 'made content private that was' : 'removed content that was'} made for ${of.activation}`
          : `Your content for ${of.activation} ${of.visibility === 'private' ? 'is private now' : 'was removed'}`,
      body: of.to === 'company' ? '' : `${of.company} was told as well.`,
    }),
  }),
  invited_with_offer: kind({
    audience: ['creator'],
    preference: invitationPreference,
    params: offered,
    quote: invitationMessage,
    // What is to be answered stands in the quest log.
    path: (of) =>
      of.runId ? questRunPath(of.activationId, of.runId) : activationPath(of.activationKind, of.activationId),
    words: (of) => ({
      title: `${of.company} invites you to ${of.activation} and offers ${formatMoney(of.amountCents)}`,
      body: until('Answer by', of.deadline),
    }),
  }),
  invited_without_offer: kind({
    audience: ['creator'],
    preference: invitationPreference,
    params: invitation,
    quote: invitationMessage,
    path: (of) => activationPath(of.activationKind, of.activationId),
    words: (of) => ({
      title: `${of.company} invites you to the ${activationKindNames[of.activationKind]} ${of.activation}`,
      body: until('Answer by', of.deadline),
    }),
  }),
  invitation_deadline_72h: invitationHoursLeft(72),
  invitation_deadline_24h: invitationHoursLeft(24),
  program_applicant: kind({
    audience: ['company'],
    // Applicants are mailed in summaries.
    preference: 'never',
    params: activity,
    path: () => '/company/creator-management/creator-program/applicants',
    words: (of) => ({ title: `${of.creator} applied to ${of.activation}`, body: '' }),
  }),
  program_accepted: kind({
    audience: ['creator'],
    preference: 'always',
    params: activity,
    path: pathOf('CREATOR_PROGRAM'),
    words: (of) => ({
      title: `${of.company} welcomes you to ${of.activation}`,
      body: 'You are a member now.',
    }),
  }),
  program_declined: kind({
    audience: ['creator'],
    preference: 'always',
    params: { ...activity, wasMember: maybe(flag) },
    quote: declineReason,
    path: pathOf('CREATOR_PROGRAM'),
    words: (of) => ({
      title: of.wasMember
        ? `${of.company} ended your membership of ${of.activation}`
        : `${of.company} declined your application to ${of.activation}`,
      body: '',
    }),
  }),
  announcement: kind({
    audience: ['members'],
    // rules §3 knows no preference that could switch them off.
    preference: 'never',
    // Those that were told before the program was named have none.
    params: { activationId: maybe(id), company: text },
    quote: {
      params: { title: text, text },
      author: (of) => of.company,
      text: (announced) => `${announced.title}\n${announced.text}`,
    },
    path: ({ activationId }) =>
      activationId ? activationPath('CREATOR_PROGRAM', activationId) : '/creator-programs/memberships',
    words: (of) => ({ title: `${of.company} posted an announcement`, body: '' }),
  }),
} as const
