export type RequestWords = { readonly title: string; readonly text: string; readonly button: string }

export type Request = {
  readonly isInvited: boolean
  readonly isWaitlist: boolean
  /** Approved for keys: whoever is not waits for that first. */
  readonly hasAccess: boolean
  /** Codes are handed out. */
  readonly isLive: boolean
}

const requestTexts = {
  open: 'The company looks at your channel and answers. From your claim on you have {days} days to submit content.',
  access:
    'Your request goes to the company once our team has approved you for keys. From your claim on you have {days} days to submit content.',
} as const

const waitlistTexts = {
  open: 'There are no keys yet. Who is on the waitlist has asked once they come.',
  access: 'There are no keys yet. You are on the waitlist once our team has approved you for keys.',
} as const

const invitedTexts = {
  open: 'Accept, and you can claim your key at once. From your claim on you have {days} days to submit content.',
  upcoming:
    'Accept, and you can claim your key once the campaign begins. From your claim on you have {days} days to submit content.',
  access:
    'Accept, and you are in once our team has approved you for keys. From your claim on you have {days} days to submit content.',
} as const

/** What a creator reads before they ask for a key, or accept the invitation to it: what comes of it. */
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
