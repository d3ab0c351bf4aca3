import { useText } from '../../lib/text.ts'
import classes from './Questions.module.css'
import { Section } from './Section.tsx'

const questions = [
  {
    question: 'What does it cost a creator?',
    answer:
      'Joining is free, and so are Keys, Missions and Creator Programs. For Quests, Questboard keeps a fee that you see before you agree.',
  },
  {
    question: 'Who can take part as a creator?',
    answer:
      'Anyone with a channel on Twitch, YouTube or TikTok. For Quests and Keys, our team reviews your profile first, which takes 2 to 4 days. Each activation lists its requirements.',
  },
  {
    question: 'When is a creator paid?',
    answer:
      'After the company approves the content. Payouts go to a bank account or PayPal and take 2 to 3 business days.',
  },
  {
    question: 'What does a company need to start?',
    answer:
      'An account and a website. You can prepare activations right away; the first one goes live when your company is verified.',
  },
] as const

export const Questions = () => {
  const t = useText()
  return (
    <Section id="questions" title="Questions and answers">
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
