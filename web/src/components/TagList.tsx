import { Words } from '../lib/Words.tsx'
import classes from './TagList.module.css'

export const TagList = ({ tags, none }: { tags: readonly string[]; none?: string }) => {
  if (tags.length === 0)
    return none ? (
      <p className={classes.none}>
        <Words>{none}</Words>
      </p>
    ) : null
  return (
    <ul className={classes.list}>
      {tags.map((tag) => (
        <li key={tag} className={classes.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
