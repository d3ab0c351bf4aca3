import { questRunPath } from '../activation/paths.ts'
import { formatMoney } from '../format/money.ts'
import { type QuestDisputeCause, questDisputeCauses } from '../quest-run/dispute.ts'
import { count, flag, id, maybe, moment, oneOf, type Shaped, text } from '../shape.ts'
import { endOfBidding, endOfBiddingWords } from './endOfBidding.ts'
import {
  cents,
  kind,
  messagePreference,
  otherName,
  possessive,
  priced,
  reviewTeam,
  sentences,
  side,
  statusPreference,
  until,
} from './kind.ts'

/** The parameters of every notification about a quest run. */
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
/** Older rows have no `isFound`, because content was then approved without a check. */
const toReview = { ...run, isFound: maybe(flag) }
/** Adds the amount that arrives in the creator's account. */
const earning = { ...run, netCents: maybe(cents) }
const disputed = { ...run, amountCents: cents, cause: oneOf(questDisputeCauses) }

/** The message that came with an offer. */
const offerMessage = {
  params: { message: maybe(text) },
  author: otherName,
  text: ({ message }: { readonly message?: string | null | undefined }) => message,
}
/** The company's comment when it declined the content. */
const reviewComment = {
  params: { comment: maybe(text) },
  author: (of: Shaped<typeof run>) => of.company,
  text: ({ comment }: { readonly comment?: string | null | undefined }) => comment,
}

const path = ({ activationId, runId }: Shaped<typeof run>): string => questRunPath(activationId, runId)

const about = { preference: statusPreference, path, button: 'Open quest log' } as const
const toBoth = { ...about, audience: ['company', 'creator'] } as const
const toSide = { ...about, audience: ['side'] } as const
const toCompany = { ...about, audience: ['company'] } as const
const toCreator = { ...about, audience: ['creator'] } as const

type Run = Shaped<typeof run>

/** The possessive in a sentence: `Your` for the creator, `Mira’s` for the company. */
const creators = ({ to, creator }: Run): string => (to === 'company' ? possessive(creator) : 'Your')

const withoutAnswer = ({ isFound, creator }: Shaped<typeof toReview>): string =>
  isFound === false
    ? `We didn’t find the content on ${possessive(creator)} channel, so we won’t approve it automatically. Approve it or send it back.`
    : 'After the deadline, we approve the content automatically.'

const hoursLeft = (hours: number, button: string, task: (of: Run) => string) =>
  kind({
    ...toSide,
    params: run,
    button,
    words: (of) => ({
      title: `${hours} hours left to ${task(of)}`,
      body: until('The deadline is', of.deadline, 'See the deadline in the quest log.'),
    }),
  })

const reviewHoursLeft = (hours: number) =>
  kind({
    ...toSide,
    params: toReview,
    button: 'Review content',
    words: (of) => ({
      title: `${hours} hours left to review ${possessive(of.creator)} content for ${of.activation}`,
      body: sentences(until('The deadline is', of.deadline), withoutAnswer(of)),
    }),
  })

const answer = (of: Run): string =>
  `answer ${possessive(otherName(of))} ${priced(of.amountCents)}offer for ${of.activation}`
const pay = (of: Run): string => {
  const sum = of.amountCents ? `${formatMoney(of.amountCents)} for ` : 'for '
  return `pay ${sum}${of.activation} with ${of.creator}`
}
const submit = (of: Run): string => `submit your content for ${of.activation}`
const publish = (of: Run): string => `make your content for ${of.activation} public`

type Disputed = Shaped<typeof disputed>

/** These notifications are about money, so no preference turns their mails off. */
const alwaysMailed = { preference: 'always' } as const

const disputableEvents: Readonly<Record<QuestDisputeCause, (of: Disputed) => string>> = {
  content_not_found: (of) =>
    `${creators(of)} content for ${of.activation} was not found on the agreed channel, so we did not approve it`,
  content_declined: (of) =>
    `${creators(of)} content for ${of.activation} was not approved before the deadline`,
  listing_failed: (of) => `${creators(of)} content for ${of.activation} was not public before the deadline`,
  embargo_broken: (of) => `${creators(of)} content for ${of.activation} was public before the embargo ended`,
  auto_approved: (of) => `${creators(of)} content for ${of.activation} was approved automatically`,
}

type Decided = Disputed & { readonly creatorCents: number; readonly netCents?: number | null | undefined }

const decision = ({ amountCents, creatorCents, netCents, company, creator }: Decided) => {
  const [paid, returned] = [formatMoney(creatorCents), formatMoney(amountCents - creatorCents)]
  if (creatorCents === 0) return `We return ${returned} to ${company}.`
  return sentences(
    creatorCents === amountCents
      ? `We release ${paid} to ${creator}.`
      : `We release ${paid} to ${creator} and return ${returned} to ${company}.`,
    netCents ? `${formatMoney(netCents)} arrives after the platform fee and the payout cost.` : '',
  )
}

const payoutAfterApproval = (of: {
  readonly netCents?: number | null | undefined
  readonly isHeld?: boolean | null | undefined
}) =>
  sentences(
    of.isHeld ? 'We send your payout after the dispute deadline.' : 'We’re sending your payout.',
    of.netCents ? `${formatMoney(of.netCents)} arrives after the platform fee and the payout cost.` : '',
  )

const itHasEnded = (of: Run): string => `Your agreement with ${otherName(of)} has ended.`

export const questKinds = {
  new_offer: kind({
    ...toSide,
    params: offer,
    quote: offerMessage,
    button: 'View offer',
    words: (of) => ({
      title: `${otherName(of)} sent you a ${formatMoney(of.amountCents)} offer for ${of.activation}`,
      body: until('Answer by', of.deadline, 'Accept or decline the offer in the quest log.'),
    }),
  }),
  counter_offer: kind({
    ...toSide,
    params: offer,
    quote: offerMessage,
    button: 'View counter-offer',
    words: (of) => ({
      title: `${otherName(of)} sent you a ${formatMoney(of.amountCents)} counter-offer for ${of.activation}`,
      body: until('Answer by', of.deadline, 'Accept or decline the counter-offer in the quest log.'),
    }),
  }),
  bid_rejected: kind({
    ...toBoth,
    params: { ...run, ...endOfBidding },
    words: endOfBiddingWords,
  }),
  bid_expired: kind({
    ...toBoth,
    params: run,
    words: (of) => ({
      title: `The ${priced(of.amountCents)}offer between you and ${otherName(of)} expired`,
      body: `No one answered the offer before the deadline, so bidding for ${of.activation} has ended.`,
    }),
  }),
  awaiting_payment: kind({
    ...toBoth,
    params: earning,
    button: 'View agreement',
    words: (of) => ({
      title: `You and ${otherName(of)} agreed on ${of.amountCents ? `${formatMoney(of.amountCents)} for ` : ''}${of.activation}`,
      body:
        of.to === 'company'
          ? sentences(`${of.creator} starts after you pay.`, until('Pay by', of.deadline))
          : sentences(
              of.netCents ? `You get ${formatMoney(of.netCents)}.` : '',
              `Start after ${of.company} pays.`,
              until('Payment is due', of.deadline),
            ),
    }),
  }),
  payment_expired: kind({
    ...toBoth,
    params: run,
    words: (of) => ({
      title:
        of.to === 'company'
          ? `Payment ${of.amountCents ? `of ${priced(of.amountCents)}` : ''}for ${of.activation} with ${of.creator} expired`
          : `${of.company} didn’t pay ${of.amountCents ? `the ${priced(of.amountCents)}` : ''}for ${of.activation} before the deadline`,
      body: itHasEnded(of),
    }),
  }),
  content_production: kind({
    ...toCreator,
    params: run,
    words: (of) => ({
      title: `${of.company} paid ${priced(of.amountCents)}for ${of.activation}: you can start your content`,
      body: until('Submit your content by', of.deadline, 'Submit your content in the quest log.'),
    }),
  }),
  content_review: kind({
    ...toCompany,
    params: toReview,
    button: 'Review content',
    words: (of) => ({
      title: `${of.creator} submitted content for ${of.activation}`,
      body: of.deadline
        ? sentences(until('Review the content by', of.deadline), withoutAnswer(of))
        : 'Approve the content, or send it back for changes.',
    }),
  }),
  content_rejected: kind({
    ...toCreator,
    params: { ...run, isOurs: maybe(flag) },
    quote: { ...reviewComment, author: (of) => (of.isOurs ? 'Questboard' : of.company) },
    words: (of) => ({
      title: of.isOurs
        ? `Your content for ${of.activation} was sent back`
        : `${of.company} asked you to change your content for ${of.activation}`,
      body: until('Submit the new version by', of.deadline, 'Submit the new version in the quest log.'),
    }),
  }),
  content_not_found: kind({
    ...toBoth,
    ...alwaysMailed,
    params: run,
    button: (of) => (of.to === 'company' ? 'Review content' : 'Check content'),
    words: (of) =>
      of.to === 'company'
        ? {
            title: `Your decision is needed: we didn’t find ${possessive(of.creator)} content for ${of.activation}`,
            body: sentences(
              'The content is not on the agreed channel, so we didn’t approve it. Watch the content, then approve it or send it back.',
              until('Decide by', of.deadline),
              `After the deadline, we send the content back to ${of.creator}.`,
            ),
          }
        : {
            title: `We didn’t find your content for ${of.activation} on your channel`,
            body: sentences(
              `We approve content automatically only after we find it. Check that your content is public or unlisted, and that the agreed channel is connected. If the link is wrong, ask ${of.company} in the quest log to send the content back.`,
              until(`We keep checking, and ${of.company} can decide, until`, of.deadline),
            ),
          },
  }),
  content_sent_back: kind({
    ...toBoth,
    ...alwaysMailed,
    params: run,
    words: (of) =>
      of.to === 'company'
        ? {
            title: `${possessive(of.creator)} content for ${of.activation} was sent back`,
            body: sentences(
              'We didn’t find the content on the agreed channel, and you didn’t decide before the deadline.',
              until(`${of.creator} can submit content until`, of.deadline),
            ),
          }
        : {
            title: `Your content for ${of.activation} was sent back because we didn’t find it on your channel`,
            body: sentences(
              'Check the link and the connection of your channel, then submit your content again.',
              until('Submit your content by', of.deadline),
              `If we don’t find the new content either and ${of.company} doesn’t approve it, the agreement ends without a payout.`,
            ),
          },
  }),
  content_production_deadline_expired: kind({
    ...toBoth,
    params: run,
    quote: reviewComment,
    // If there is a comment, the company declined content that the creator had submitted.
    words: (of, isDeclined) => ({
      title: isDeclined
        ? `${creators(of)} content for ${of.activation} was not approved before the deadline`
        : `${of.to === 'company' ? of.creator : 'You'} didn’t submit content for ${of.activation} before the deadline`,
      body: itHasEnded(of),
    }),
  }),
  public_availability_failed: kind({
    ...toBoth,
    params: run,
    words: (of) => ({
      title: `${creators(of)} content for ${of.activation} was not public before the deadline`,
      body: itHasEnded(of),
    }),
  }),
  embargo_broken: kind({
    ...toBoth,
    ...alwaysMailed,
    params: { ...run, disputeUntil: maybe(moment) },
    words: (of) => ({
      title: `${creators(of)} content for ${of.activation} is public before the embargo ends`,
      body:
        of.to === 'company'
          ? sentences(
              `We asked ${of.creator} to make the content private or unlisted until the embargo ends.`,
              until('You can open a dispute until', of.disputeUntil),
            )
          : sentences(
              `Make the content private or unlisted until the embargo ends. We notified ${of.company} too.`,
              until(`${of.company} can open a dispute until`, of.disputeUntil),
            ),
    }),
  }),
  video_early: kind({
    ...toBoth,
    params: { ...run, opensAt: maybe(moment) },
    words: (of) => ({
      title: `${creators(of)} video for ${of.activation} is public too early`,
      body: sentences(
        until(of.to === 'company' ? 'The video counts from' : 'Make the video unlisted until', of.opensAt),
        `We notified ${otherName(of)} too.`,
      ),
    }),
  }),
  completed: kind({
    ...toBoth,
    params: earning,
    button: 'View results',
    words: (of) => ({
      title:
        of.to === 'company'
          ? `${of.creator} completed ${of.activation}`
          : `You completed ${of.activation} for ${of.company}`,
      body:
        of.to === 'creator' && of.netCents
          ? `We sent you ${formatMoney(of.netCents)}.`
          : 'See the results in the quest log.',
    }),
  }),
  dispute_possible: kind({
    ...toBoth,
    ...alwaysMailed,
    params: disputed,
    words: (of) => ({
      title: disputableEvents[of.cause](of),
      body: sentences(
        until(`You and ${otherName(of)} can each open a dispute until`, of.deadline),
        `We hold ${formatMoney(of.amountCents)} until the dispute deadline.`,
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
      body: `We’ll review the dispute, and hold ${formatMoney(of.amountCents)} until we decide.`,
    }),
  }),
  dispute_statement: kind({
    ...toSide,
    ...alwaysMailed,
    params: { ...run, pictures: maybe(count) },
    quote: { params: { text }, author: otherName, text: (statement) => statement.text },
    button: 'View statement',
    words: (of) => ({
      title: `${otherName(of)} made a statement in the dispute about ${of.activation}`,
      body: of.pictures
        ? 'The statement has pictures. You can answer in the quest log until we decide.'
        : 'You can answer in the quest log until we decide.',
    }),
  }),
  dispute_decided: kind({
    ...toBoth,
    ...alwaysMailed,
    params: { ...disputed, creatorCents: cents, netCents: maybe(cents) },
    quote: { params: { note: text }, author: () => reviewTeam, text: ({ note }) => note },
    words: (of) => ({
      title: `We decided the dispute about ${of.activation} with ${otherName(of)}`,
      body: decision(of),
    }),
  }),
  bid_deadline_72h: hoursLeft(72, 'View offer', answer),
  bid_deadline_24h: hoursLeft(24, 'View offer', answer),
  payment_deadline_72h: hoursLeft(72, 'View agreement', pay),
  payment_deadline_24h: hoursLeft(24, 'View agreement', pay),
  content_production_deadline_72h: hoursLeft(72, 'Submit content', submit),
  content_production_deadline_24h: hoursLeft(24, 'Submit content', submit),
  content_review_deadline_72h: reviewHoursLeft(72),
  content_review_deadline_24h: reviewHoursLeft(24),
  public_availability_72h: hoursLeft(72, 'Open quest log', publish),
  publish_deadline: hoursLeft(24, 'Open quest log', publish),
  content_accepted: kind({
    ...toCreator,
    params: { ...earning, opensAt: maybe(moment), isHeld: maybe(flag) },
    words: (of) => ({
      title: `Your content for ${of.activation} is approved`,
      body: of.opensAt ? until('Make your content public from', of.opensAt) : payoutAfterApproval(of),
    }),
  }),
  public_availability_open: kind({
    ...toSide,
    params: run,
    words: (of) => ({
      title: `You can make your content for ${of.activation} public now`,
      body: until('Make your content public by', of.deadline, 'See the deadline in the quest log.'),
    }),
  }),
  deadline_moved: kind({
    ...toCreator,
    params: { ...run, deadline: moment, lateFrom: maybe(moment) },
    words: (of) => ({
      title: `Your deadline for ${of.activation} has changed`,
      body: sentences(
        until('The new deadline is', of.deadline),
        until('Content is marked late after', of.lateFrom),
      ),
    }),
  }),
  message: kind({
    ...toSide,
    preference: messagePreference,
    params: run,
    quote: { params: { text }, author: otherName, text: (message) => message.text },
    button: 'Answer message',
    words: (of) => ({
      title: `${otherName(of)} sent you a message about ${of.activation}`,
      body: 'Answer in the quest log.',
    }),
  }),
} as const
