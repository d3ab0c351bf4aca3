import { IconKey, IconSwords, IconTargetArrow, IconUsersGroup } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import classes from './HowItWorks.module.css'
import { Section } from './Section.tsx'

const kinds = [
  {
    name: 'Quest',
    Icon: IconSwords,
    what: 'Paid content, agreed one to one.',
    steps: [
      'A company describes the content it wants, and what it may cost.',
      'Creators make an offer. Both settle on amount, content and date.',
      'The creator publishes, the company approves, and the payout goes out.',
    ],
  },
  {
    name: 'Key',
    Icon: IconKey,
    what: 'Access to a game, early or at release.',
    steps: [
      'A company adds its keys and says which creators they are for.',
      'Creators apply or are invited, and claim a key when they are accepted.',
      'The videos and streams they make are collected in one list.',
    ],
  },
  {
    name: 'Mission',
    Icon: IconTargetArrow,
    what: 'A goal that any suitable creator can reach.',
    steps: [
      'A company sets a goal, such as hours on air or views, and a reward.',
      'Creators join and play. Progress counts by itself.',
      'Whoever reaches the goal claims the reward.',
    ],
  },
  {
    name: 'Creator Program',
    Icon: IconUsersGroup,
    what: 'A lasting community around your games.',
    steps: [
      'A company opens a program with its perks and a few questions.',
      'Creators apply, and the company accepts those who suit.',
      'Members get announcements, and Keys, Missions and Quests meant for them.',
    ],
  },
] as const

/** The four kinds of activation, in three steps each. */
export const HowItWorks = () => {
  const t = useText()
  return (
    <Section
      id="how-it-works"
      title="Four ways to work together"
      text="Run one of them, or all for the same game. Each has its own page, its own dates and its own requirements."
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
