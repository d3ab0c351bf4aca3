const problems: Record<string, string> = {
  ChannelExists: 'The channel already exists: another Questboard account is connected to it.',
  CompanyAccount: 'Company accounts can’t have channels.',
  AccessDenied: 'You didn’t give Questboard permission to read the channel. Nothing changed.',
  SessionRequired: 'You were signed out in the meantime. Sign in and try again.',
}

export const connectionProblem = (error: string | null): string | null =>
  error ? (problems[error] ?? 'We couldn’t connect the channel. Please try again.') : null
