export const reasonToRead = {
  label: 'Reason',
  description: 'Optional. The creators see this.',
  maxLength: 2000,
} as const
