const to = (href: string) => (words: string) => (
  <a href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
)

/** Opens in a new tab, so that the form's input is not lost. */
export const legalLinks = { terms: to('/terms-of-use'), privacy: to('/privacy-policy') }
