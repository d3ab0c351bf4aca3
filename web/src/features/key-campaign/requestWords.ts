export type RequestWords = { readonly title: string; readonly text: string; readonly button: string }

export type Request = {
  readonly isInvited: boolean
  readonly isWaitlist: boolean
  /** True if the creator is approved for keys. Others must wait for approval first. */
  readonly hasAccess: boolean
  /** True if the campaign hands out codes now. */
  readonly isLive: boolean
}

const requestTexts = {
  open: 'The company reviews your channel and answers. After you claim, you have {days} days to submit content. The company plans to review your content within {reviewDays, plural, one {# day} other {# days}}.',
  access:
    'Your request goes to the company once our team has approved you for keys. After you claim, you have {days} days to submit content. The company plans to review your content within {reviewDays, plural, one {# day} other {# days}}.',
} as const

const waitlistTexts = {
  open: 'No keys yet. Creators on the waitlist become applicants when keys arrive.',
  access: 'No keys yet. You join the waitlist once our team has approved you for keys.',
} as const

const invitedTexts = {
  open: 'Accept to claim your key right away. After you claim, you have {days} days to submit content. The company plans to review your content within {reviewDays, plural, one {# day} other {# days}}.',
  upcoming:
    'Accept now and claim your key when the campaign starts. After you claim, you have {days} days to submit content. The company plans to review your content within {reviewDays, plural, one {# day} other {# days}}.',
  access:
    'Accept now. You’re in once our team has approved you for keys. After you claim, you have {days} days to submit content. The company plans to review your content within {reviewDays, plural, one {# day} other {# days}}.',
} as const

/** Explains to creators what will happen after they request a key or accept an invitation. */
export const requestWords = ({ isInvited, isWaitlist, hasAccess, isLive }: Request): RequestWords => {
  const way = hasAccess ? 'open' : 'access'
  if (isInvited) {
    const button = 'Accept'
    if (isWaitlist) return { title: 'You are invited', text: waitlistTexts[way], button }
    const stage = hasAccess && !isLive ? 'upcoming' : way
    return { title: 'You are invited', text: invitedTexts[stage], button }
  }
  return isWaitlist
    ? { title: 'Join the waitlist', text: waitlistTexts[way], button: 'Join the waitlist' }
    : { title: 'Request a key', text: requestTexts[way], button: 'Request a key' }
}
