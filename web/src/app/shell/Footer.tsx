import { AppLink } from '../../components/AppLink.tsx'
import { askConsentAgain } from '../../lib/consent.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import classes from './Footer.module.css'

export const Footer = () => {
  const t = useText()
  const { status } = useSession()
  return (
    <footer className={classes.footer}>
      {status === 'unauthenticated' && <AppLink to="/">{t('About Questboard')}</AppLink>}
      <AppLink to="/plans">{t('Plans')}</AppLink>
      <AppLink to="/terms-of-use">{t('Terms of use')}</AppLink>
      <AppLink to="/privacy-policy">{t('Privacy policy')}</AppLink>
      <button type="button" className={classes.button} onClick={askConsentAgain}>
        {t('Cookie choices')}
      </button>
      <span>{t('Days and times are in Stockholm time, and amounts are in US dollars.')}</span>
    </footer>
  )
}
