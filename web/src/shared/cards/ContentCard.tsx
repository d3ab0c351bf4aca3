import { durationInWords } from '@questboard/domain'
import { ChannelIcon, channelName } from '../../components/ChannelIcon.tsx'
import { Picture } from '../../components/Picture.tsx'
import { formatAgo, inShort } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { type ToText, useText } from '../../lib/text.ts'
import classes from './ContentCard.module.css'
import { type ContentCard_ContentFragment, ContentCard_ContentFragmentDoc } from './generated/ContentCard.ts'

const reachOf = (t: ToText, { type, views, average_ccv }: ContentCard_ContentFragment): string =>
  type === 'STREAM'
    ? t('{shown} {count, plural, one {viewer} other {viewers}} on average', inShort(average_ccv))
    : t('{shown} {count, plural, one {view} other {views}}', inShort(views))

/** A picture of a stream, video or short that links to the platform. Nothing loads from the platform before the click. */
export const ContentCard = ({
  content,
}: {
  content: FragmentType<typeof ContentCard_ContentFragmentDoc>
}) => {
  const t = useText()
  const item = readFragment(ContentCard_ContentFragmentDoc, content)
  const { platform, url, title, thumbnail_url, published_at, duration_minutes, profile, game } = item
  return (
    <article className={classes.card}>
      <span className={classes.frame}>
        <Picture
          src={thumbnail_url}
          instead={game?.thumbnail_url}
          name={game?.name ?? title}
          ratio="460 / 215"
        />
        {duration_minutes !== null && duration_minutes > 0 && (
          <span className={classes.length}>
            <span className="qb-figures">{durationInWords(duration_minutes)}</span>
          </span>
        )}
      </span>
      <span className={classes.words}>
        <a className={classes.title} href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
        <span className={classes.by}>
          <ChannelIcon provider={platform} size={16} />
          {profile?.display_name ?? channelName(platform)}
        </span>
        <span className={classes.text}>{`${reachOf(t, item)} · ${formatAgo(published_at)}`}</span>
      </span>
    </article>
  )
}
