/** Allows only our own URLs, so that a link cannot send people to another site after sign-in. */
export const safeCallbackUrl = (publicUrl: string, asked: unknown): string => {
  if (typeof asked !== 'string' || !URL.canParse(asked, publicUrl)) return `${publicUrl}/`
  const target = new URL(asked, publicUrl)
  return target.origin === new URL(publicUrl).origin ? target.href : `${publicUrl}/`
}

export const pageUrl = (
  publicUrl: string,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string => {
  const url = new URL(path, publicUrl)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
