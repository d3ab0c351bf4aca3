import type { ReactNode } from 'react'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { OutsideLink } from '../../components/OutsideLink.tsx'
import { inShort } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useOwnerFont } from '../../lib/useOwnerFont.ts'
import classes from './CreatorPageView.module.css'
import type { Draft } from './drafts.ts'
import { PageBlocks } from './PageBlocks.tsx'
import { PageHead } from './PageHead.tsx'
import { useCreatorParts } from './useCreatorParts.tsx'

export type ShownChannel = {
  id: string
  provider: string
  name: string
  url: string | null
  followers: number | null
}

export type ShownPage = {
  creatorId: string
  title: string
  by: string
  picture: string | null
  hero: string | null
  description: string
  font: string
  channels: readonly ShownChannel[]
  blocks: readonly Draft[]
}

const Channels = ({ channels }: { channels: readonly ShownChannel[] }) => {
  const t = useText()
  return (
    <ul className={classes.channels}>
      {channels.map(({ id, provider, name, url, followers }) => (
        <li key={id} className={classes.channel}>
          <ChannelIcon provider={provider} size={28} />
          <span className={classes.words}>
            <OutsideLink className={classes.name} url={url} title={name} />
            <span className={classes.text}>
              {[
                channelName(provider),
                followers !== null &&
                  t('{shown} {count, plural, one {follower} other {followers}}', inShort(followers)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export const CreatorPageView = ({ page, side }: { page: ShownPage; side?: ReactNode }) => {
  const style = useOwnerFont(page.font)
  const parts = useCreatorParts(page.creatorId, page.blocks)
  return (
    <article style={style}>
      <PageHead
        title={page.title}
        text={page.by === page.title ? undefined : page.by}
        hero={page.hero}
        picture={page.picture}
        name={page.by}
        side={side}
      />
      {page.description && <p className={classes.description}>{page.description}</p>}
      <PageBlocks
        blocks={page.blocks}
        parts={{ ...parts, channels: page.channels.length > 0 && <Channels channels={page.channels} /> }}
      />
    </article>
  )
}
