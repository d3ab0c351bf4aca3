import { useText } from '../../lib/text.ts'
import classes from './Questions.module.css'
import { Section } from './Section.tsx'

const questions = [
  {
    question: 'What does it cost a creator?',
    answer:
      'Nothing to join, and nothing for Keys, Missions and Creator Programs. Of the amount of a Quest Questboard keeps a fee, which you see before you agree.',
  },
  {
    question: 'Who can take part as a creator?',
    answer:
      'Anyone with a channel on Twitch, YouTube or TikTok. For Quests and Keys a person looks at your profile first, which takes 2 to 4 days. Each activation says what it requires.',
  },
  {
    question: 'When is a creator paid?',
    answer:
      'Once the company has approved the content. The payout goes to a bank account or to PayPal and takes 2 to 3 bank days.',
  },
  {
    question: 'What does a company need to begin?',
    answer:
      'An account and a website. You can prepare activations at once; the first one goes live when your company has been verified.',
  },
] as const

/** What people ask before they sign up. */
export const Questions = () => {
  const t = useText()
  return (
    <Section id="questions" title="Before you ask">
      <div className={classes.questions}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={classes.one}>
            <summary>{t(question)}</summary>
            <p>{t(answer)}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
