const to = (href: string) => (words: string) => (
  <a href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
)

/** What people agree to opens beside the form, which keeps what was typed. */
export const legalLinks = { terms: to('/terms-of-use'), privacy: to('/privacy-policy') }
