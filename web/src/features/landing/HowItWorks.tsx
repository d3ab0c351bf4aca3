import { IconKey, IconSwords, IconTargetArrow, IconUsersGroup } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import classes from './HowItWorks.module.css'
import { Section } from './Section.tsx'

const kinds = [
  {
    name: 'Quest',
    Icon: IconSwords,
    what: 'Paid content, agreed between one company and one creator.',
    steps: [
      'A company describes the content it wants and its budget.',
      'Creators make offers, and both sides agree on amount, content and date.',
      'The creator publishes, the company approves, and we pay out.',
    ],
  },
  {
    name: 'Key',
    Icon: IconKey,
    what: 'Access to a game, early or at release.',
    steps: [
      'A company adds its keys and chooses which creators they’re for.',
      'Creators apply or get invited, and claim a key once accepted.',
      'Their videos and streams appear in one list.',
    ],
  },
  {
    name: 'Mission',
    Icon: IconTargetArrow,
    what: 'Goals any suitable creator can reach.',
    steps: [
      'A company sets a goal, such as hours on air or views, and a reward.',
      'Creators join and play. We track progress automatically.',
      'Everyone who reaches the goal claims the reward.',
    ],
  },
  {
    name: 'Creator Program',
    Icon: IconUsersGroup,
    what: 'A lasting community around your games.',
    steps: [
      'A company opens a program with perks and a few questions.',
      'Creators apply, and the company accepts those who fit.',
      'Members get announcements and their own Keys, Missions and Quests.',
    ],
  },
] as const

export const HowItWorks = () => {
  const t = useText()
  return (
    <Section
      id="how-it-works"
      title="Four ways to work together"
      text="Use one of these ways for a game, or all four. Each has its own page, dates and requirements."
    >
      <div className={classes.kinds}>
        {kinds.map(({ name, Icon, what, steps }) => (
          <section key={name} className={classes.kind}>
            <span className={classes.icon}>
              <Icon size={24} stroke={1.75} aria-hidden />
            </span>
            <h3>{t(name)}</h3>
            <p className={classes.what}>{t(what)}</p>
            <ol className={classes.steps}>
              {steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  )
}
