import { useText } from '../../lib/text.ts'
import classes from './MoneyPath.module.css'
import { Section } from './Section.tsx'

const steps = [
  {
    name: 'Approve',
    text: 'Both sides agree on amount, content and date. From then on, the agreement can’t change.',
  },
  { name: 'Pay', text: 'The company pays within 5 days of the agreement.' },
  { name: 'Create', text: 'Questboard holds the money while the creator plays, records and publishes.' },
  { name: 'Approve', text: 'The company approves the content or says what to change.' },
  { name: 'Payout', text: 'We pay the creator. The payout takes 2 to 3 business days.' },
] as const

export const MoneyPath = () => {
  const t = useText()
  return (
    <div className={classes.band}>
      <div className={classes.inner}>
        <Section
          id="money"
          title="We hold the money until the work is approved"
          text="Creators start only after the company has paid, and creators are paid only for approved work."
        >
          <ol className={classes.steps}>
            {steps.map(({ name, text }, index) => (
              <li key={name} data-held={(index > 0 && index < steps.length - 1) || undefined}>
                <h3>{t(name)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </div>
  )
}
