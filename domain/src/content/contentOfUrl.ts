import type { ChannelProvider } from '../channel/channel.ts'

export type ContentReference = { readonly platform: ChannelProvider; readonly externalId: string }

const idPattern: Readonly<Record<ChannelProvider, RegExp>> = {
  twitch: /^\d{6,}$/,
  youtube: /^[\w-]{11}$/,
  tiktok: /^\d{6,}$/,
}

const hosts: Readonly<Record<string, ChannelProvider>> = {
  'twitch.tv': 'twitch',
  'm.twitch.tv': 'twitch',
  'youtube.com': 'youtube',
  'm.youtube.com': 'youtube',
  'youtu.be': 'youtube',
  'tiktok.com': 'tiktok',
}

const rawIdOf = (url: URL, platform: ChannelProvider): string | undefined => {
  const [first, second, third] = url.pathname.split('/').filter((part) => part !== '')
  if (platform === 'twitch') return first === 'videos' ? second : undefined
  if (platform === 'tiktok') return second === 'video' ? third : undefined
  if (url.hostname.endsWith('youtu.be')) return first
  return first === 'shorts' || first === 'live' ? second : (url.searchParams.get('v') ?? undefined)
}

/** The video behind a URL in any of its formats, or null if the URL belongs to no known vendor. */
export const contentOfUrl = (address: string): ContentReference | null => {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const platform = hosts[url.hostname.replace(/^www\./, '')]
  if (platform === undefined) return null
  const externalId = rawIdOf(url, platform)
  return externalId !== undefined && idPattern[platform].test(externalId) ? { platform, externalId } : null
}

/**
 * A key that identifies the video: URLs with the same key lead to the same video. Null if the URL belongs to no known
 * vendor.
 */
export const contentKeyOf = (address: string): string | null => {
  const reference = contentOfUrl(address)
  return reference && `${reference.platform}/${reference.externalId}`
}
