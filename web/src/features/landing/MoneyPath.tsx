import { useText } from '../../lib/text.ts'
import classes from './MoneyPath.module.css'
import { Section } from './Section.tsx'

const steps = [
  {
    name: 'Agree',
    text: 'Both settle the amount, the content and the date. The agreement stays as it was made.',
  },
  { name: 'Pay', text: 'The company pays within 5 days of the agreement.' },
  { name: 'Create', text: 'The money waits at Questboard while the creator plays, records and publishes.' },
  { name: 'Approve', text: 'The company approves the content, or says what is missing.' },
  { name: 'Payout', text: 'The creator is paid. The bank takes 2 to 3 days.' },
] as const

/** Where the money is at each step of a Quest. */
export const MoneyPath = () => {
  const t = useText()
  return (
    <div className={classes.band}>
      <div className={classes.inner}>
        <Section
          id="money"
          title="The money waits until the work is approved"
          text="So a creator never works for a promise, and a company never pays for what it has not seen."
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
