import { IconBuildingSkyscraper, IconChevronRight, IconVideo } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import classes from './RegisterPage.module.css'

const kinds = [
  {
    to: '/register/creator',
    title: 'Creator',
    text: 'You stream or make videos, and you want games, paid Quests and rewards.',
    Icon: IconVideo,
  },
  {
    to: '/register/company',
    title: 'Company',
    text: 'You work on games and want creators to play them.',
    Icon: IconBuildingSkyscraper,
  },
] as const

/** Lets the user choose between company and creator first (rules §2), and keeps the link's parameters. */
const RegisterPage = () => {
  const t = useText()
  const [query] = useSearchParams()
  const rest = query.size > 0 ? `?${query}` : ''
  return (
    <AccountFrame
      title="Create an account"
      text="How will you use Questboard?"
      foot={
        <>
          {t('Have an account?')} <AppLink to={`/login${rest}`}>{t('Sign in')}</AppLink>
        </>
      }
    >
      <ul className={classes.kinds}>
        {kinds.map(({ to, title, text, Icon }) => (
          <li key={to}>
            <AppLink to={to + rest} className={classes.kind}>
              <Icon size={24} stroke={1.5} className={classes.icon} aria-hidden />
              <span className={classes.words}>
                <strong>{t(title)}</strong>
                <span>{t(text)}</span>
              </span>
              <IconChevronRight size={18} aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
    </AccountFrame>
  )
}

export default RegisterPage
