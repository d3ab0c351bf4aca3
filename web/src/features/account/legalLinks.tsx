import { Anchor } from '@mantine/core'

const to = (href: string) => (words: string) => (
  <Anchor href={href} target="_blank" inherit underline="always">
    {words}
  </Anchor>
)

/** What people agree to opens beside the form, which keeps what was typed. */
export const legalLinks = { terms: to('/terms-of-use'), privacy: to('/privacy-policy') }
