/** The character WORD JOINER is invisible. Mail programs do not recognize a URL or email address that contains it. */
const JOINER = '\u2060'

/** The places where mail programs recognize a URL or an email address: `https://`, `name@host`, `host.example`. */
const linkable = /:(?=\/\/|\S+@)|@(?=\S)|(?<=\S)[.。．｡](?=\p{L})/gu

/**
 * The text looks the same to the reader, but mail programs do not turn any of it into links. The only links in a mail
 * are its button and footer.
 */
export const withoutLinks = (text: string): string => text.replace(linkable, (mark) => `${mark}${JOINER}`)
