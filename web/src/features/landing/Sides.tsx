import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { useText } from '../../lib/text.ts'
import { CreatorDesk, StudioDesk } from './desks.tsx'
import { Section } from './Section.tsx'
import classes from './Sides.module.css'

const sides = [
  {
    title: 'For companies',
    text: 'From your first Key to a launch with hundreds of creators.',
    Art: StudioDesk,
    points: [
      'Say what you need once. Creators who meet your requirements apply, or you invite them.',
      'See channels, stats and past content before you agree to anything.',
      'We hold your Quest payment until you approve the content.',
      'Every stream, video and short of every activation, in one report.',
    ],
    to: '/register/company',
    action: 'Register a company',
  },
  {
    title: 'For creators',
    text: 'For Twitch, YouTube and TikTok, whatever the size of your channel.',
    Art: CreatorDesk,
    points: [
      'Play early: claim Keys before a game is out.',
      'Name your price for a Quest. The company pays before you start.',
      'Join Missions and let your streams and views count automatically.',
      'Get paid by bank or PayPal in 97 countries.',
    ],
    to: '/register/creator',
    action: 'Join as a creator',
  },
] as const

/** Lists the benefits for companies and for creators. */
export const Sides = () => {
  const t = useText()
  return (
    <Section
      id="sides"
      title="One board, two sides"
      text="Companies and creators see the same agreement, the same dates and the same amount."
    >
      <div className={classes.sides}>
        {sides.map(({ title, text, Art, points, to, action }) => (
          <section key={to} className={classes.side}>
            <Art />
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{t(point)}</li>
              ))}
            </ul>
            <Button component={AppLink} to={to} variant="default" size="md">
              {t(action)}
            </Button>
          </section>
        ))}
      </div>
    </Section>
  )
}
