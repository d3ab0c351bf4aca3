import { AppLink } from '../../components/AppLink.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Bone } from '../../components/Skeletons.tsx'
import { formatDay } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { NewsRow_NewsFragmentDoc } from './generated/NewsRow.ts'
import classes from './NewsRow.module.css'

export const NewsRow = ({ news }: { news: FragmentType<typeof NewsRow_NewsFragmentDoc> }) => {
  const { id, title, summary, image_url, published_at } = readFragment(NewsRow_NewsFragmentDoc, news)
  return (
    <AppLink to={`/games/news/${id}`} className={classes.row}>
      <span className={classes.picture}>
        <Picture src={image_url} name={title} ratio="460 / 215" />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.summary}>{summary}</span>
        <time className={classes.day} dateTime={published_at}>
          {formatDay(published_at)}
        </time>
      </span>
    </AppLink>
  )
}

/** A placeholder with the height of a row, because the row's picture sets the height. */
export const NewsRowBone = () => (
  <div className={classes.row}>
    <span className={classes.picture}>
      <Bone ratio="460 / 215" />
    </span>
    <span className={classes.bones}>
      <Bone width="70%" height="1rem" />
      <Bone />
      <Bone width="6rem" height="0.75rem" />
    </span>
  </div>
)
