/** WORD JOINER takes no room. Mail programs do not read an address across it. */
const JOINER = '\u2060'

/** The places in which mail programs recognize a web or mail address: `https://`, `name@host`, `host.example`. */
const linkable = /:(?=\/\/|\S+@)|@(?=\S)|(?<=\S)[.。．｡](?=\p{L})/gu

/** The same text to the eye. Mail programs turn none of it into a link; only a letter's button and footer are links. */
export const withoutLinks = (text: string): string => text.replace(linkable, (mark) => `${mark}${JOINER}`)
