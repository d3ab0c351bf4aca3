import { useQuery } from '@apollo/client/react'
import { IconKey, IconSwords, IconTarget } from '@tabler/icons-react'
import { AppLink } from '../../components/AppLink.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import classes from './CreateActivationPage.module.css'
import { MissionProgramsDocument } from './mission/generated/MissionEdit.ts'

/** The kinds of activations that a company can create, each with its first step. */
const kinds = [
  {
    name: 'Quest',
    text: 'Pay creators for streams, videos and shorts: agree on an amount, pay once, and review the content.',
    to: '/company/quests/create',
    icon: IconSwords,
  },
  {
    name: 'Key campaign',
    text: 'Give creators codes for your game: creators request a key, you accept, they claim the key and submit content.',
    to: '/company/campaigns/create',
    icon: IconKey,
  },
  {
    name: 'Mission',
    text: 'Reward creators for reaching goals: hours on air, views, clicks or your own criteria.',
    note: 'For companies with a published Creator Program.',
    to: '/company/missions/create',
    icon: IconTarget,
  },
] as const

/** Missions require a published creator program (rules §6). If there is none, the link leads to the program. */
const useOpenKinds = () => {
  const { user } = useSession()
  const { data } = useQuery(MissionProgramsDocument, { variables: { companyId: user?.company?.id ?? '' } })
  const isMissionShut = data?.activation.length === 0
  return kinds.map((kind) =>
    isMissionShut && kind.name === 'Mission'
      ? {
          ...kind,
          to: '/company/creator-program',
          note: 'Publish your Creator Program to unlock Missions.',
          isShut: true,
        }
      : { note: null, ...kind, isShut: false },
  )
}

const CreateActivationPage = () => {
  const t = useText()
  const open = useOpenKinds()
  return (
    <>
      <PageHeader title="Create an activation" text="Choose what you want to run." />
      <ul className={classes.kinds}>
        {open.map(({ name, text, to, icon: Icon, note, isShut }) => (
          <li key={name}>
            <AppLink to={to} className={classes.kind} data-shut={isShut || undefined}>
              <Icon size={28} stroke={1.5} aria-hidden />
              <span className={classes.name}>{t(name)}</span>
              <span className={classes.text}>{t(text)}</span>
              {note && <span className={classes.note}>{t(note)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  )
}

export default CreateActivationPage
