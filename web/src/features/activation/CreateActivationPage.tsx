import { IconKey, IconSwords, IconTarget } from '@tabler/icons-react'
import { AppLink } from '../../components/AppLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useText } from '../../lib/text.ts'
import classes from './CreateActivationPage.module.css'

/** The kinds that a company can create, each with its first step. */
const kinds = [
  {
    name: 'Quest',
    text: 'Pay creators for streams, videos and shorts: they make offers, you agree on an amount, review what they make and pay once.',
    to: '/company/quests/create',
    icon: IconSwords,
  },
  {
    name: 'Key campaign',
    text: 'Give creators codes of your game: they ask, you accept, they claim for their platform and show you what they made.',
    to: '/company/campaigns/create',
    icon: IconKey,
  },
  {
    name: 'Mission',
    text: 'Reward creators for what they reach: hours on air, views, clicks or something of your own. For companies with a Creator Program.',
    to: '/company/missions/create',
    icon: IconTarget,
  },
] as const

const CreateActivationPage = () => {
  const t = useText()
  return (
    <>
      <PageHeader title="Create an activation" text="Choose what you want to run." />
      <ul className={classes.kinds}>
        {kinds.map(({ name, text, to, icon: Icon }) => (
          <li key={name}>
            <AppLink to={to} className={classes.kind}>
              <Icon size={28} stroke={1.5} aria-hidden />
              <span className={classes.name}>{t(name)}</span>
              <span className={classes.text}>{t(text)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  )
}

export default CreateActivationPage
