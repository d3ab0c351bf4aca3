const problems: Record<string, string> = {
  ChannelExists: 'The channel already exists: it belongs to another account.',
  CompanyAccount: 'An account that acts for a company has no channels.',
  AccessDenied: 'You did not allow Questboard to read the channel. Nothing was changed.',
  SessionRequired: 'You were signed out in the meantime. Sign in and try again.',
}

/** What the way back from a channel's consent page says went wrong. */
export const connectionProblem = (error: string | null): string | null =>
  error ? (problems[error] ?? 'The channel could not be connected. Please try again.') : null
