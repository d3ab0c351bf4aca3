import { Button } from '@mantine/core'
import { NavLink } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { useText } from '../../lib/text.ts'
import classes from './Header.module.css'

export const VisitorLinks = () => {
  const t = useText()
  return (
    <nav className={classes.links} aria-label={t('Main')}>
      <NavLink to="/explore" className={classes.link}>
        {t('Explore')}
      </NavLink>
      <NavLink to="/games" className={classes.link} data-spare>
        {t('Games')}
      </NavLink>
      <NavLink to="/plans" className={classes.link}>
        {t('Plans')}
      </NavLink>
    </nav>
  )
}

export const VisitorButtons = () => {
  const t = useText()
  return (
    <>
      <Button component={AppLink} to="/login" variant="default">
        {t('Sign in')}
      </Button>
      <Button component={AppLink} to="/register" className={classes.join}>
        {t('Create account')}
      </Button>
    </>
  )
}
