import { UnstyledButton } from '@mantine/core'
import { embedOf } from '@questboard/domain'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { useText } from '../../lib/text.ts'
import classes from './Player.module.css'

/** Loads a video only after the user clicks play, so that the platform does not learn about the visit before. */
export const Player = ({ url, title }: { url: string; title: string }) => {
  const t = useText()
  const [plays, setPlays] = useState(false)
  const embed = embedOf(url, window.location.hostname)
  if (!embed) return null
  const platform = channelName(embed.provider)
  return (
    <div className={classes.frame} data-upright={embed.isUpright || undefined}>
      {plays ? (
        <iframe
          className={classes.player}
          src={embed.src}
          title={title || t('Video on {platform}', { platform })}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <UnstyledButton className={classes.start} onClick={() => setPlays(true)}>
          <span className={classes.sign} aria-hidden>
            <IconPlayerPlayFilled size={28} />
          </span>
          <span className={classes.words}>
            <ChannelIcon provider={embed.provider} size={18} />
            {t('Play from {platform}', { platform })}
          </span>
          <span className={classes.hint}>
            {t('When you play the video, {platform} learns about your visit.', { platform })}
          </span>
        </UnstyledButton>
      )}
    </div>
  )
}
