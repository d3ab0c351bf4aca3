import { wayName } from '@questboard/domain'
import { useSearchParams } from 'react-router'
import { useText } from '../../lib/text.ts'
import classes from './AccountFrame.module.css'

/** Names the page to which the person continues after sign-in or registration. */
export const WayLine = () => {
  const t = useText()
  const [query] = useSearchParams()
  const name = wayName(query.get('callbackUrl') ?? '')
  return name === null ? null : (
    <p className={classes.text}>{t('Next, you’ll continue to {page}.', { page: t(name) })}</p>
  )
}
