import { momentInStockholm } from './schedule.ts'

/**
 * The closed list of error codes with the sentence that people read. Numbers are the catalogue's (spec §8);
 * everything else has a word. Actions, the database's refusals and the client's forms all speak these.
 */
export const errors = {
  '1001': 'This username is already taken',
  '1002': 'This email is already in use',
  '1003': 'The password must be 8 to 128 characters, with at least one letter and one digit',
  '1006': 'This display name is already taken',
  '1011': 'The username must be 4 to 25 characters, letters a-z and digits',
  '1012': 'Please enter a valid email',
  '1016': 'The display name must be 4 to 50 characters, letters and digits',
  '1101': 'This validation link has expired',
  '1201': 'Username or email not found',
  '1202': 'Wrong password',
  '1203': 'This account is inactive',
  '1204': 'This account is locked',
  '1206': 'This account is locked after too many login attempts',
  '1207': 'This account is not verified',
  '1403': 'Too many resets, try again tomorrow',
  '2012': 'Invalid name format',
  '2013': 'This name is already taken',
  '2015': 'You cannot create more than 6 Creator Pages',
  '3000': 'This name is reserved',
  '5012': 'Invalid page name format',
  '5015': 'You cannot create more than 6 Analytics Pages',
  'access-needed': 'This opens once your creator profile is approved',
  'activation-not-open': 'This is not open for new applications',
  'activation-one-game': 'A key campaign or quest is about one game',
  'address-incomplete': 'Please fill in the whole address',
  'agreed-final': 'What both sides agreed on stays as it is',
  'already-applied': 'You have already applied',
  'already-claimed': 'This has already been claimed',
  'already-exists': 'This already exists',
  'already-invited': 'Already invited to activation',
  'already-joined': 'You have already joined',
  'amount-invalid': 'The amount must be greater than 0',
  'announcement-incomplete': 'An announcement needs a title and a text',
  'answer-too-large': 'This is too much at once. Please ask for less.',
  'archive-damaged': 'The archive is damaged or locked with a password',
  'archive-too-large': 'Assets can be up to 2 GB',
  'archive-type': 'Assets must be .zip or .rar',
  'archive-unsafe': 'The archive holds something that cannot be shared',
  'balance-too-low': 'The balance does not cover this',
  'bid-channel': 'Please choose one of your channels on this platform',
  'bid-delivery': 'Please choose a delivery that the Quest asks for',
  'bid-final': 'An offer cannot be changed; make a new one',
  'bid-over': 'Bidding is over',
  'bid-platform': 'TikTok channels cannot be used for Quests',
  'bid-post-type': 'The Quest does not ask for this kind of content',
  'bid-turn': 'It is the other side’s turn to answer',
  'billing-details': 'Please fill in your billing details first',
  'billing-tax-id': 'Please enter a tax number of 4 to 30 letters and digits',
  'bot-check': 'Please confirm that you are a person',
  'channel-exists': 'The channel already exists',
  'channel-in-use': 'This connection is used in a Creator Page',
  'channel-last-way-in': 'Set a password first: without this connection you could not sign in',
  'code-claimed': 'A claimed code cannot be changed',
  'code-exists': 'This code has already been added',
  'code-gone': 'This code is no longer available',
  'code-not-yours': 'There is no such code among yours',
  'code-platform-name': 'A name is required.',
  'codes-per-creator': 'You have already claimed all your codes',
  'company-not-verified': 'The company is not verified yet',
  'company-owner-required': 'A company needs at least one owner',
  'company-website-invalid': 'Please enter the address of your website alone, such as https://studio.example',
  'content-length': 'The content length must be greater than 0',
  'content-not-approved': 'Reviews and badges are given once the content is approved',
  'content-not-awaited': 'Content can be submitted while the Quest awaits it',
  'content-required': 'Please select a video or stream, or add a link',
  'content-submitted': 'This has already been submitted',
  'content-type-agreed': 'This is not the kind of content that was agreed',
  'counter-not-allowed': 'Counter offers go only to individual invites and Quests not previously joined',
  'country-locked': 'The country can be changed once a year',
  'creator-access-unverified': 'None of the channels meets the requirements yet',
  'custom-domain-plan': 'Upgrade to use a custom domain',
  'dates-order': 'The end date must be after the start date',
  'domain-invalid': 'Invalid domain URL',
  'embargo-12-hours': 'The embargo must be at least 12 hours before the end date',
  'embargo-delivery': 'An embargo is only possible with a specific date or a date range',
  'embargo-end-date': 'An embargo needs an end date',
  'embargo-time-zone': 'Please choose a time zone',
  'export-limit': 'Exports are limited to 5 per month',
  'export-period': 'YouTube exports cover up to 30 days',
  'image-dimensions': 'Images can be up to 4K',
  'image-size': 'Images can be up to 5 MB',
  'image-type': 'Images must be png, jpg, jpeg, gif or webp',
  'in-use': 'This is in use and cannot be deleted',
  'in-use-by-creators': 'Creators take part in this, so it cannot be deleted',
  'interest-kind': 'Interests are categories and genres',
  'idempotency-conflict':
    'This was sent before with other details. Please check what was done, and try again.',
  'invalid-input': 'Please check what you entered',
  'invitation-invalid': 'This invitation is invalid or has expired. Ask the company for a new invite link.',
  'invitation-over': 'The time to accept this invitation is over',
  'invoice-final': 'An invoice stays as it was issued',
  'item-exists': 'This item already exists',
  'kit-closed': 'The creator kit opens once the Quest is paid',
  'kit-codes': 'A creator kit has 0 to 10 codes for each creator',
  'language-locked': 'The language can be changed once in three months',
  'link-invalid': 'Please enter a link that starts with http:// or https://',
  'member-limit': 'Your plan has no room for more members. Upgrade to add more.',
  'message-required': 'Please write a message',
  'minimum-deal-size': 'Minimum deal size not met',
  'mission-full': 'All places of this Mission are taken',
  'mission-games': 'Please select 1 to 20 games',
  'mission-needs-program': 'Missions are for companies with a Creator Program',
  'mission-not-repeatable': 'You have completed this Mission as often as it allows',
  'money-final': 'The amount can no longer change',
  'name-plain': 'Names cannot hold web addresses, @ or look-alike characters',
  'name-required': 'Please enter a name',
  'not-allowed': 'You are not allowed to do this',
  'not-found': 'This no longer exists',
  'note-empty': 'Please write something',
  'number-required': 'Please enter a number',
  'payment-failed': 'The payment failed. Please update your payment info under billing.',
  'payout-setup': 'Please finish your payout setup first',
  'picture-not-uploaded': 'Please upload the picture here',
  'plan-insights': 'Upgrade to unlock',
  'plan-programs': 'Upgrade to start a Creator Program',
  'program-exists': 'Your company already has a Creator Program',
  'publish-requirements': 'Something is missing before this can be published',
  'published-keeps': 'What is published keeps what it needs',
  'publishing-window': 'Please choose a publishing window whose end is after its start',
  'query-too-large': 'This asks for too much at once',
  'question-options': 'A choice needs options',
  'quiet-hours': 'Quiet hours need a beginning and another end, on the hour or half past',
  'reason-required': 'Please give a reason',
  'report-creator': 'Please select at least one creator',
  'report-reason': 'Please select a reason',
  'requirement-positive': 'Please enter a number greater than 0',
  'requirements-not-met': 'Requirements not met',
  'review-days': 'Please choose 1 to 30 days for the review',
  'review-message-required': 'Please write why',
  'reward-agreement': 'Please agree to deliver this reward',
  'reward-codes': 'At least one code must be distributed.',
  'reward-description': 'A description is required',
  'reward-items': 'At least one item is required',
  'reward-name': 'Name is required',
  'rss-empty': 'No articles were found in this feed',
  'rss-unauthorized': 'You must be authorized to share this feed',
  'same-video': 'The listed video must be the video that was submitted',
  'service-unavailable': 'The service is not available right now. Please try again in a moment.',
  'status-illegal': 'This has changed in the meantime and can no longer be done',
  'text-too-long': 'This text is too long',
  timeout: 'This took too long. Please ask for less, or try again in a moment.',
  'too-many-requests': 'Too many tries. Please wait a while and try again.',
  unexpected: 'An unexpected error occurred. Please try again later.',
  'unlisted-first': 'Under a fixed publishing window the video must be unlisted first',
  'unsubscribe-link': 'This link does not work. Choose your mails in your notification settings.',
  'waitlist-first': 'Convert the waitlist to a Key campaign first',
  'waitlist-published': 'Only a draft can become a waitlist',
} as const

/** What who has tried too often is told, with the first full minute of their next chance. */
export const tooManyUntil = (moment: Date): string =>
  `${errors['too-many-requests']} The next one is free on ${momentInStockholm(new Date(Math.ceil(moment.getTime() / 60_000) * 60_000))} (Stockholm time).`

export type ErrorCode = keyof typeof errors

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errors, value)
}

const codesByMessage: ReadonlyMap<string, string> = new Map(
  Object.entries(errors).map(([code, message]) => [message, code]),
)

/** The code whose sentence this is: forms carry sentences, answers carry codes. */
export function codeOfMessage(message: string): ErrorCode | undefined {
  const code = codesByMessage.get(message)
  return isErrorCode(code) ? code : undefined
}

/** Why not, and at which field of a form. */
export type Refused = { readonly ok: false; readonly code: ErrorCode; readonly field?: string }

export type Verdict = { readonly ok: true } | Refused

export const allowed: Verdict = { ok: true }

export const refused = (code: ErrorCode): Refused => ({ ok: false, code })

/** What a broken constraint means to a person: which sentence, at which field of the form. */
export type Refusal = { readonly code: ErrorCode; readonly field?: string }

export type ConstraintWords = Readonly<Record<string, ErrorCode | Refusal>>
