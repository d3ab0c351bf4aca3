export type Embed = {
  readonly provider: 'twitch' | 'youtube' | 'tiktok'
  /** The URL of the vendor's player for an iframe. */
  readonly src: string
  readonly isUpright: boolean
}

type Player = (url: URL, pageHost: string) => Embed | null

const youTube = (id: string | null | undefined): Embed | null =>
  id && /^[\w-]{11}$/.test(id)
    ? {
        provider: 'youtube',
        // This host sets no cookies before the video plays.
        src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
        isUpright: false,
      }
    : null

const fromYouTube: Player = ({ pathname, searchParams }) => {
  const [, kind, id] = pathname.split('/')
  if (kind === 'watch') return youTube(searchParams.get('v'))
  if (kind === 'shorts') {
    const found = youTube(id)
    return found && { ...found, isUpright: true }
  }
  return kind === 'live' || kind === 'embed' ? youTube(id) : null
}

const twitch = (what: Record<string, string>, pageHost: string): Embed => ({
  provider: 'twitch',
  // Twitch's player requires the host name of the page that embeds it.
  src: `https://player.twitch.tv/?${new URLSearchParams({ ...what, parent: pageHost, autoplay: 'true' })}`,
  isUpright: false,
})

const fromTwitch: Player = ({ pathname }, pageHost) => {
  const [, first = '', second = ''] = pathname.split('/')
  if (first === 'videos') return /^\d{1,12}$/.test(second) ? twitch({ video: `v${second}` }, pageHost) : null
  return second === '' && /^\w{4,25}$/.test(first) ? twitch({ channel: first }, pageHost) : null
}

const fromTikTok: Player = ({ pathname }) => {
  const id = /^\/@[\w.]+\/video\/(\d{1,20})\/?$/.exec(pathname)?.[1]
  return id
    ? { provider: 'tiktok', src: `https://www.tiktok.com/player/v1/${id}?autoplay=1`, isUpright: true }
    : null
}

const players: Readonly<Record<string, Player>> = {
  'youtube.com': fromYouTube,
  'm.youtube.com': fromYouTube,
  'youtube-nocookie.com': fromYouTube,
  'youtu.be': ({ pathname }) => youTube(pathname.split('/')[1]),
  'twitch.tv': fromTwitch,
  'm.twitch.tv': fromTwitch,
  'tiktok.com': fromTikTok,
}

/**
 * The player for a pasted URL, or null if the URL is not a known video. `pageHost` is the host name of the embedding
 * page.
 */
export const embedOf = (address: string, pageHost: string): Embed | null => {
  const url = URL.parse(address.trim())
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const host = url.hostname.replace(/^www\./, '')
  return Object.hasOwn(players, host) ? (players[host]?.(url, pageHost) ?? null) : null
}
