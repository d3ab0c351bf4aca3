import { PageHeader } from '../../components/PageHeader.tsx'
import { Prose } from '../../components/Prose.tsx'

const PrivacyPage = () => (
  <>
    <PageHeader title="Privacy policy" text="Last changed on 1 November 2026" />
    <Prose>
      <p>
        This page says which data Questboard keeps about you, why, for how long, and what you can do about it.
      </p>
      <h2>What we keep</h2>
      <ul>
        <li>
          Your account: username, display name, email, country and language. Your password only as a hash.
        </li>
        <li>Your channels: name, public figures and the permission you gave us to read them.</li>
        <li>What you do here: applications, offers, content you submit, messages, payments and payouts.</li>
        <li>Your address, if you give one: for merchandise and invoices.</li>
        <li>The devices you are signed in on, so that you can sign them out.</li>
      </ul>
      <h2>Who sees it</h2>
      <p>
        Companies see your profile, your public figures and what you send them. They see your address only
        when you claim something that is shipped to you. Other creators see your public profile and pages.
      </p>
      <h2>Why</h2>
      <p>
        To run the service you signed up for; to keep it safe; and, only with your consent, to learn how it is
        used and to show what may interest you.
      </p>
      <h2>Cookies</h2>
      <ul>
        <li>
          <strong>Security</strong>: keeps you signed in and protects forms. Always on.
        </li>
        <li>
          <strong>Functionality</strong>: remembers choices beyond this visit.
        </li>
        <li>
          <strong>Analytics</strong>: tells us which screens are used.
        </li>
        <li>
          <strong>Marketing</strong>: tells us which campaigns brought you here.
        </li>
      </ul>
      <h2>How long</h2>
      <p>
        As long as your account exists. When you delete it, what identifies you is erased; records of payments
        are kept for as long as the law demands.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see, correct, export and erase your data, and object to its use. You can also turn to the data
        protection authority of your country.
      </p>
    </Prose>
  </>
)

export default PrivacyPage
