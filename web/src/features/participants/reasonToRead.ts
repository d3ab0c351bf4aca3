/** The reason that goes with a rejection. */
export const reasonToRead = {
  label: 'Reason',
  description: 'Optional: the creators read it.',
  maxLength: 2000,
} as const
