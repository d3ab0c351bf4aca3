/** The address of a page around sign-in that keeps the page to which the person continues. */
export const withWay = (path: string, callbackUrl: string | null): string =>
  callbackUrl === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ callbackUrl })}`
