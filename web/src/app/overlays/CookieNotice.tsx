import { Button } from '@mantine/core'
import { useState } from 'react'
import {
  acceptAll,
  type Consent,
  type ConsentCategory,
  consentCategories,
  readConsent,
  rejectAll,
  saveConsent,
} from '../../lib/consent.ts'
import { useText } from '../../lib/text.ts'
import classes from './CookieNotice.module.css'

const labels: Record<ConsentCategory, string> = {
  security: 'Security',
  functionality: 'Functionality',
  analytics: 'Analytics',
  marketing: 'Marketing',
}

/**
 * `side` is the side of the notice on screens without the shell, because their form is on the other side. On all other
 * screens, users can scroll the content above the notice.
 */
export const CookieNotice = ({ side }: { side: 'start' | 'end' }) => {
  const t = useText()
  const [chosen, setChosen] = useState<Consent>(() => readConsent() ?? rejectAll())
  return (
    <section className={classes.notice} data-side={side} aria-labelledby="cookie-title">
      <div className={classes.words}>
        <h2 id="cookie-title" className={classes.title}>
          {t('Cookies')}
        </h2>
        <p className={classes.text}>
          {t('We need security cookies to keep you signed in. You can choose the other cookies.')}{' '}
          <a href="/privacy-policy">{t('Privacy policy')}</a>
        </p>
      </div>
      <div className={classes.choices}>
        {consentCategories.map((category) => (
          <label key={category} className={classes.choice}>
            <input
              type="checkbox"
              checked={chosen[category]}
              disabled={category === 'security'}
              onChange={({ currentTarget: { checked } }) => setChosen({ ...chosen, [category]: checked })}
            />
            {t(labels[category])}
          </label>
        ))}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => saveConsent(rejectAll())}>
          {t('Reject all')}
        </Button>
        <Button variant="default" onClick={() => saveConsent(chosen)}>
          {t('Accept selected')}
        </Button>
        <Button onClick={() => saveConsent(acceptAll())}>{t('Accept all')}</Button>
      </div>
    </section>
  )
}
