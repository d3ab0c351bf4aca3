import { useText } from '../../lib/text.ts'
import classes from './participants.module.css'

export const Quoted = ({ label, words }: { label: string; words: string | null | undefined }) => {
  const t = useText()
  if (!words) return null
  return (
    <figure className={classes.quoted}>
      <figcaption>{t(label)}</figcaption>
      <blockquote>{words}</blockquote>
    </figure>
  )
}
