export const trackedLink = (slug: string): string => `${window.location.origin}/l/${slug}`
