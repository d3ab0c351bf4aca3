/** Adds the page where the person will continue to a URL of the sign-in screens. */
export const withWay = (path: string, callbackUrl: string | null): string =>
  callbackUrl === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ callbackUrl })}`
