import { IconBrandTiktok, IconBrandTwitch, IconBrandYoutube, IconVideo } from '@tabler/icons-react'

const brands: Record<string, { name: string; Icon: typeof IconVideo }> = {
  twitch: { name: 'Twitch', Icon: IconBrandTwitch },
  youtube: { name: 'YouTube', Icon: IconBrandYoutube },
  tiktok: { name: 'TikTok', Icon: IconBrandTiktok },
}

export const channelName = (provider: string): string => brands[provider]?.name ?? provider

export const ChannelIcon = ({ provider, size = 24 }: { provider: string; size?: number }) => {
  const brand = brands[provider]
  const Icon = brand?.Icon ?? IconVideo
  const color = brand ? `var(--qb-${provider})` : undefined
  return <Icon size={size} stroke={1.5} color={color} style={{ flex: 'none' }} aria-hidden />
}
