import { PageHeader } from '../../components/PageHeader.tsx'
import { Prose } from '../../components/Prose.tsx'

const TermsPage = () => (
  <>
    <PageHeader title="Terms of use" text="Last changed on 1 November 2026" />
    <Prose>
      <p>
        Questboard brings game companies and content creators together. By creating an account you agree to
        these terms. They are written to be read: if something is unclear, ask us before you agree.
      </p>
      <h2>Your account</h2>
      <p>
        You need to be at least 16 years old. The details you give must be true. You are responsible for what
        happens in your account: keep your password to yourself and tell us when you think someone else has
        used it.
      </p>
      <p>
        A creator account needs a channel of your own with at least 250 followers or subscribers. A company
        account is for people who may act for that company.
      </p>
      <h2>Keys and codes</h2>
      <p>
        A code is given to you to make content with. It may not be sold, traded or given away. After you claim
        a code you have 30 days to submit content; for open Quests you post within 10 days of approval.
      </p>
      <h2>Quests and payment</h2>
      <ul>
        <li>An accepted offer binds both sides to what it says: platform, length, date and amount.</li>
        <li>The company pays within 5 days, or the Quest run expires.</li>
        <li>The creator is paid out after the content was approved and, for videos, found to be public.</li>
        <li>Payouts take 2 to 3 bank days. All amounts are in US dollars.</li>
      </ul>
      <h2>Content</h2>
      <p>
        Creators keep the rights to what they make and allow the company to show it as agreed. Sponsored
        content is marked as such, as the law of the creator’s country and the rules of the channel ask.
      </p>
      <h2>What is not allowed</h2>
      <ul>
        <li>Bought viewers, followers or clicks, and figures that are not your own.</li>
        <li>Content that is hateful, unlawful or breaks the rules of the channel it is on.</li>
        <li>Reaching codes, offers or data of others that were not meant for you.</li>
      </ul>
      <p>We may close an account that breaks these terms. What was earned by then is paid out.</p>
      <h2>Ending your account</h2>
      <p>
        You can delete your account at any time under Settings. Obligations from accepted offers stay until
        they are met or called off by both sides.
      </p>
      <h2>Liability and law</h2>
      <p>
        We answer for what we cause by intent or gross negligence. Swedish law applies; as a consumer you also
        have the protection of the law where you live.
      </p>
    </Prose>
  </>
)

export default TermsPage
