import { questRunPath } from '../activation/paths.ts'
import { formatMoney } from '../money/money.ts'
import { type QuestDisputeCause, questDisputeCauses } from '../quest-run/dispute.ts'
import { id, maybe, moment, oneOf, type Shaped, text } from '../shape.ts'
import {
  cents,
  kind,
  otherName,
  over,
  type Preference,
  reviewTeam,
  sentences,
  side,
  sum,
  until,
} from './kind.ts'

/** What every notice about a quest run keeps. */
const run = {
  to: side,
  activationId: id,
  runId: id,
  activation: text,
  company: text,
  creator: text,
  amountCents: maybe(cents),
  deadline: maybe(moment),
}
const offer = { ...run, amountCents: cents }
/** With what arrives in the creator's account. */
const earning = { ...run, netCents: maybe(cents) }

const disputed = { ...run, amountCents: cents, cause: oneOf(questDisputeCauses) }

/** The message that came with an offer. */
const offerMessage = {
  params: { message: maybe(text) },
  author: otherName,
  text: ({ message }: { readonly message?: string | null | undefined }) => message,
}
/** The company's comment on the content that it declined. */
const reviewComment = {
  params: { comment: maybe(text) },
  author: (of: Shaped<typeof run>) => of.company,
  text: ({ comment }: { readonly comment?: string | null | undefined }) => comment,
}

const path = ({ activationId, runId }: Shaped<typeof run>): string => questRunPath(activationId, runId)

export const statusPreference: Preference = {
  by: 'to',
  of: { company: 'company_status_updates', creator: 'quest_status_updates' },
}
const messagePreference: Preference = {
  by: 'to',
  of: { company: 'company_messages', creator: 'quest_messages' },
}

const about = { preference: statusPreference, path } as const
const toBoth = { ...about, audience: ['company', 'creator'] } as const
const toSide = { ...about, audience: ['side'] } as const
const toCompany = { ...about, audience: ['company'] } as const
const toCreator = { ...about, audience: ['creator'] } as const

/** Those that say how long is left, with the moment itself. */
const hoursLeft = (hours: number, what: (of: Shaped<typeof run>) => string) =>
  kind({
    ...toSide,
    params: run,
    words: (of) => ({
      title: `${hours} hours left to ${what(of)}`,
      body: until('The time ends on', of.deadline),
    }),
  })

const answer = (of: Shaped<typeof run>): string =>
  `answer the offer of ${otherName(of)}${over(of.amountCents)} for ${of.activation}`
const pay = (of: Shaped<typeof run>): string =>
  `pay${sum(of.amountCents)} for ${of.activation} with ${of.creator}`
const submit = (of: Shaped<typeof run>): string => `submit your content for ${of.activation}`
const review = (of: Shaped<typeof run>): string => `review the content of ${of.creator} for ${of.activation}`
const list = (of: Shaped<typeof run>): string => `list your content for ${of.activation} publicly`

type Disputed = Shaped<typeof disputed>

/** What money hangs on is mailed whatever mails people chose. */
const alwaysMailed = { preference: 'always' } as const

const whatBecame: Readonly<Record<QuestDisputeCause, (of: Disputed) => string>> = {
  content_declined: (of) => `The content for ${of.activation} was declined until its time was over`,
  listing_failed: (of) => `The content for ${of.activation} was not public in time`,
  auto_approved: (of) => `Nobody reviewed the content for ${of.activation} in time, so it was approved`,
}

type Decided = Disputed & { readonly creatorCents: number; readonly netCents?: number | null | undefined }

/** Where the agreed amount goes, as an admin decided, and what of it arrives. */
const shares = ({ amountCents, creatorCents, netCents, company, creator }: Decided) => {
  if (creatorCents === 0) return `${formatMoney(amountCents)} goes back to ${company}.`
  const rest = amountCents - creatorCents
  return sentences(
    rest === 0
      ? `${formatMoney(amountCents)} is released to ${creator}.`
      : `${formatMoney(creatorCents)} is released to ${creator}, ${formatMoney(rest)} goes back to ${company}.`,
    netCents ? `${formatMoney(netCents)} arrives, after the platform fee and the payout cost.` : '',
  )
}

/** rules §4: what is told about a quest run. */
export const questKinds = {
  new_offer: kind({
    ...toSide,
    params: offer,
    quote: offerMessage,
    words: (of) => ({
      title: `${otherName(of)} offers ${of.to === 'creator' ? 'you ' : ''}${formatMoney(of.amountCents)} for ${of.activation}`,
      body: until('Answer by', of.deadline),
    }),
  }),
  counter_offer: kind({
    ...toSide,
    params: offer,
    quote: offerMessage,
    words: (of) => ({
      title: `${otherName(of)} counters with ${formatMoney(of.amountCents)} for ${of.activation}`,
      body: until('Answer by', of.deadline),
    }),
  }),
  bid_rejected: kind({
    ...toBoth,
    params: run,
    words: (of) => ({
      title: `The offer${over(of.amountCents)} between you and ${otherName(of)} was declined`,
      body: of.activation,
    }),
  }),
  bid_expired: kind({
    ...toBoth,
    params: run,
    words: (of) => ({
      title: `The offer${over(of.amountCents)} between you and ${otherName(of)} has expired`,
      body: of.activation,
    }),
  }),
  awaiting_payment: kind({
    ...toBoth,
    params: earning,
    words: (of) => ({
      title: `You and ${otherName(of)} agreed${over(of.amountCents, 'on')} for ${of.activation}`,
      body:
        of.to === 'company'
          ? sentences(`${of.creator} begins once it is paid.`, until('Pay by', of.deadline))
          : sentences(
              of.netCents ? `You get ${formatMoney(of.netCents)}.` : '',
              'You can begin once it is paid.',
              until(`${of.company} has time until`, of.deadline),
            ),
    }),
  }),
  payment_expired: kind({
    ...toBoth,
    params: run,
    words: (of) => ({
      title:
        of.to === 'company'
          ? `${of.activation} with ${of.creator}${over(of.amountCents)} was not paid in time`
          : `${of.company} did not pay ${of.amountCents ? `the ${formatMoney(of.amountCents)} ` : ''}for ${of.activation} in time`,
      body: 'The agreement has ended.',
    }),
  }),
  content_production: kind({
    ...toCreator,
    params: run,
    words: (of) => ({
      title: `${of.company} has paid${sum(of.amountCents)} for ${of.activation}: you can start producing content`,
      body: until('Submit it by', of.deadline),
    }),
  }),
  content_review: kind({
    ...toCompany,
    params: run,
    words: (of) => ({
      title: `${of.creator} submitted content for ${of.activation}`,
      body: of.deadline
        ? `${until('Review it by', of.deadline)} After that it is approved.`
        : 'It waits for your review.',
    }),
  }),
  content_rejected: kind({
    ...toCreator,
    params: run,
    quote: reviewComment,
    words: (of) => ({
      title: `${of.company} asks you to change your content for ${of.activation}`,
      body: until('Submit it by', of.deadline),
    }),
  }),
  content_production_deadline_expired: kind({
    ...toBoth,
    params: run,
    quote: reviewComment,
    // A comment means that the creator submitted content and the company declined it.
    words: ({ to, creator, activation }, isDeclined) => ({
      title: isDeclined
        ? `${to === 'company' ? `The content of ${creator}` : 'Your content'} for ${activation} was declined until its time was over`
        : `${to === 'company' ? creator : 'You'} did not submit content for ${activation} in time`,
      body: '',
    }),
  }),
  public_availability_failed: kind({
    ...toBoth,
    params: run,
    words: (of) => ({
      title:
        of.to === 'company'
          ? `${of.creator} did not list the content for ${of.activation} publicly in time`
          : `Your content for ${of.activation} was not listed publicly in time`,
      body: '',
    }),
  }),
  embargo_broken: kind({
    ...toBoth,
    params: run,
    words: (of) => ({
      title:
        of.to === 'company'
          ? `Content of ${of.creator} for ${of.activation} is public before the embargo ends`
          : `Content of yours for ${of.activation} is public before the embargo ends`,
      body:
        of.to === 'company'
          ? `${of.creator} was told as well.`
          : `Please make it private or unlisted until then. ${of.company} was told as well.`,
    }),
  }),
  video_early: kind({
    ...toBoth,
    params: { ...run, opensAt: maybe(moment) },
    words: (of) => ({
      title:
        of.to === 'company'
          ? `The video of ${of.creator} for ${of.activation} is public before its time`
          : `Your video for ${of.activation} is public before its time`,
      body: sentences(
        until(of.to === 'company' ? 'It counts from' : 'Please make it unlisted until', of.opensAt),
        `${otherName(of)} was told as well.`,
      ),
    }),
  }),
  completed: kind({
    ...toBoth,
    params: earning,
    words: (of) => ({
      title:
        of.to === 'company'
          ? `${of.activation} with ${of.creator} is completed`
          : `You completed ${of.activation} for ${of.company}`,
      body: of.to === 'creator' && of.netCents ? `${formatMoney(of.netCents)} went out to you.` : '',
    }),
  }),
  dispute_possible: kind({
    ...toBoth,
    ...alwaysMailed,
    params: disputed,
    words: (of) => ({
      title: whatBecame[of.cause](of),
      body: sentences(
        until(`Either side can dispute this until`, of.deadline),
        `${formatMoney(of.amountCents)} stays set aside until then.`,
      ),
    }),
  }),
  dispute_opened: kind({
    ...toBoth,
    ...alwaysMailed,
    params: { ...disputed, openedBy: side },
    quote: {
      params: { reason: text },
      author: (of) => (of.openedBy === 'company' ? of.company : of.creator),
      text: ({ reason }) => reason,
    },
    words: (of) => ({
      title: `${of.openedBy === of.to ? 'You' : otherName(of)} opened a dispute about ${of.activation}`,
      body: `We look into it. ${formatMoney(of.amountCents)} stays set aside until we have decided.`,
    }),
  }),
  dispute_decided: kind({
    ...toBoth,
    ...alwaysMailed,
    params: { ...disputed, creatorCents: cents, netCents: maybe(cents) },
    quote: { params: { note: text }, author: () => reviewTeam, text: ({ note }) => note },
    words: (of) => ({
      title: `We decided the dispute about ${of.activation} with ${otherName(of)}`,
      body: shares(of),
    }),
  }),
  bid_deadline_72h: hoursLeft(72, answer),
  bid_deadline_24h: hoursLeft(24, answer),
  payment_deadline_72h: hoursLeft(72, pay),
  payment_deadline_24h: hoursLeft(24, pay),
  content_production_deadline_72h: hoursLeft(72, submit),
  content_production_deadline_24h: hoursLeft(24, submit),
  content_review_deadline_72h: hoursLeft(72, review),
  content_review_deadline_24h: hoursLeft(24, review),
  public_availability_72h: hoursLeft(72, list),
  publish_deadline: hoursLeft(24, list),
  public_availability_open: kind({
    ...toSide,
    params: run,
    words: (of) => ({
      title: `You can list your content for ${of.activation} publicly now`,
      body: until('The time for it ends on', of.deadline),
    }),
  }),
  deadline_moved: kind({
    ...toCreator,
    params: { ...run, deadline: moment, lateFrom: maybe(moment) },
    words: (of) => ({
      title: `Your deadline for ${of.activation} has moved`,
      body: sentences(
        until('It is', of.deadline).replace(/\.$/, ' now.'),
        until('Content is late after', of.lateFrom),
      ),
    }),
  }),
  message: kind({
    ...toSide,
    preference: messagePreference,
    params: run,
    quote: { params: { text }, author: otherName, text: (message) => message.text },
    words: (of) => ({ title: `${otherName(of)} wrote to you about ${of.activation}`, body: '' }),
  }),
} as const
