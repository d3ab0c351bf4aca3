import { IconBrandTiktok, IconBrandTwitch, IconBrandYoutube, IconVideo } from '@tabler/icons-react'

const brands: Record<string, { name: string; Icon: typeof IconVideo }> = {
  twitch: { name: 'Twitch', Icon: IconBrandTwitch },
  youtube: { name: 'YouTube', Icon: IconBrandYoutube },
  tiktok: { name: 'TikTok', Icon: IconBrandTiktok },
}

export const channelName = (provider: string): string => brands[provider]?.name ?? provider

export const ChannelIcon = ({ provider, size = 24 }: { provider: string; size?: number }) => {
  const Icon = brands[provider]?.Icon ?? IconVideo
  return <Icon size={size} stroke={1.5} aria-hidden />
}
