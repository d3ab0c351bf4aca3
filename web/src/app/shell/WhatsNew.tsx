import { useQuery } from '@apollo/client/react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { formatDay } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { WhatsNewDocument } from './generated/WhatsNew.ts'
import classes from './WhatsNew.module.css'

const WhatsNew = () => {
  const query = useQuery(WhatsNewDocument)
  return (
    <div className={classes.room}>
      <Loaded query={query} skeleton={<LinesSkeleton lines={6} />}>
        {({ whats_new_entry: entries }) => (
          <div className={classes.list}>
            {entries.map(({ id, title, body, image_url, published_at }) => (
              <article key={id}>
                {image_url && <img className={classes.image} src={image_url} alt="" loading="lazy" />}
                <time className={classes.day} dateTime={published_at}>
                  {formatDay(published_at)}
                </time>
                <h3 className={classes.title}>{title}</h3>
                <p className={classes.body}>{body}</p>
              </article>
            ))}
            {entries.length === 0 && (
              <EmptyState compact title="Nothing new yet" text="New features appear here, newest first." />
            )}
          </div>
        )}
      </Loaded>
    </div>
  )
}

export default WhatsNew
