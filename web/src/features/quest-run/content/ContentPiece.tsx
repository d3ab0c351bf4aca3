import { type ContentCheck, durationInWords, embedOf } from '@questboard/domain'
import { ChannelIcon } from '../../../components/ChannelIcon.tsx'
import { Figure, Figures } from '../../../components/Figure.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { formatMoment, formatShort } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { Player } from '../../../shared/content/Player.tsx'
import { ContentChecks } from './ContentChecks.tsx'
import classes from './content.module.css'
import type { SeenContent_ContentFragment } from './generated/Content.ts'

type Content = SeenContent_ContentFragment

const visibilityNames = {
  public: 'Public',
  unlisted: 'Unlisted',
  private: 'Private',
  removed: 'Removed',
} as const

const ContentFigures = ({ content }: { content: Content }) => {
  const minutes = content.duration_minutes
  return (
    <Figures>
      <Figure label="Length" value={minutes === null ? '–' : durationInWords(minutes)} />
      {content.type === 'STREAM' && (
        <Figure label="Average viewers" value={formatShort(content.average_ccv)} />
      )}
      <Figure label="Views" value={formatShort(content.views)} />
      {content.hours_watched !== null && (
        <Figure label="Hours watched" value={formatShort(content.hours_watched)} />
      )}
      <Figure label="Likes" value={formatShort(content.likes)} />
    </Figures>
  )
}

const About = ({ content }: { content: Content }) => {
  const t = useText()
  return (
    <p className={classes.about}>
      <ChannelIcon provider={content.platform} size={16} />
      {[
        t(visibilityNames[content.visibility]),
        formatMoment(content.published_at),
        content.game?.name ?? t('Game not recognized'),
      ].join(' · ')}
    </p>
  )
}

type Props = {
  url: string
  content: Content | null
  checks: readonly ContentCheck[]
}

/** One piece of content with its player, its details and a comparison with the agreement. */
export const ContentPiece = ({ url, content, checks }: Props) => {
  const t = useText()
  const title = content?.title ?? url
  return (
    <div className={classes.piece}>
      {embedOf(url, window.location.hostname) && <Player url={url} title={title} />}
      <div className={classes.words}>
        <a className={classes.title} href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
        {content === null ? (
          <Notice tone="warn" title="Not found on the channel yet">
            {t(
              'Content can take up to 3 hours to appear. When we find it, its stats and the other checks appear here.',
            )}
          </Notice>
        ) : (
          <>
            <About content={content} />
            <ContentFigures content={content} />
            {content.checked_at && (
              <p className={classes.faint}>{t('As of {when}', { when: formatMoment(content.checked_at) })}</p>
            )}
          </>
        )}
        {checks.length > 0 && <ContentChecks checks={checks} />}
      </div>
    </div>
  )
}
