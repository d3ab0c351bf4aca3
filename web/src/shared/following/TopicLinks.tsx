import { AppLink } from '../../components/AppLink.tsx'
import classes from './TopicLinks.module.css'

export const TopicLinks = ({ tags }: { tags: readonly { id: string; name: string }[] }) => (
  <ul className={classes.topics}>
    {tags.map(({ id, name }) => (
      <li key={id}>
        <AppLink to={`/user/topics/${id}`} className={classes.topic}>
          {name}
        </AppLink>
      </li>
    ))}
  </ul>
)
