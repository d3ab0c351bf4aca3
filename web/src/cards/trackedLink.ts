/** A tracked link of ours as a viewer opens it. */
export const trackedLink = (slug: string): string => `${window.location.origin}/l/${slug}`
