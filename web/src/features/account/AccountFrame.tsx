import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Wordmark } from '../../components/Wordmark.tsx'
import { useText } from '../../lib/text.ts'
import { Words } from '../../lib/Words.tsx'
import classes from './AccountFrame.module.css'
import { BoardArt } from './BoardArt.tsx'
import { WayLine } from './WayLine.tsx'

type Props = { title: string; text?: ReactNode; children?: ReactNode; foot?: ReactNode; wide?: boolean }

/** The frame of every screen around sign-in: the form on one side, the artwork on the other. */
export const AccountFrame = ({ title, text, children, foot, wide }: Props) => {
  const t = useText()
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <AppLink to="/" className={classes.logo} aria-label={t('About Questboard')}>
          <Wordmark />
        </AppLink>
        <div className={classes.form} data-wide={wide || undefined}>
          <Title order={1}>
            <Words>{title}</Words>
          </Title>
          {text && (
            <p className={classes.text}>
              <Words>{text}</Words>
            </p>
          )}
          <WayLine />
          <div className={classes.body}>{children}</div>
          {foot && <p className={classes.foot}>{foot}</p>}
        </div>
        <nav className={classes.legal} aria-label={t('Legal')}>
          <AppLink to="/terms-of-use">{t('Terms of use')}</AppLink>
          <AppLink to="/privacy-policy">{t('Privacy policy')}</AppLink>
        </nav>
      </div>
      <BoardArt />
    </div>
  )
}
