import { LegalText, type Section } from './LegalText.tsx'

const sections: readonly Section[] = [
  {
    title: 'Your account',
    text: [
      'You need to be at least 16 years old. The details you give must be true. You are responsible for what happens in your account: keep your password to yourself and tell us when you think someone else has used it.',
      'A creator account needs your own channel with at least 250 followers or subscribers. A company account is for people who may act for that company.',
    ],
  },
  {
    title: 'Keys and codes',
    text: [
      'A code is given to you to make content with. It may not be sold, traded or given away. After you claim a code you have 30 days to submit content; for open Quests you post within 10 days of approval.',
    ],
  },
  {
    title: 'Quests and payment',
    points: [
      'An accepted offer binds both sides to what it says: platform, length, date and amount.',
      'The company pays within 5 days, or the Quest run expires.',
      'The creator is paid out after the content was approved and, for videos, found to be public.',
      'Payouts take 2 to 3 bank days. All amounts are in US dollars.',
    ],
  },
  {
    title: 'Content',
    text: [
      'Creators keep the rights to what they make and allow the company to show it as agreed. Sponsored content is marked as such, as the law of the creator’s country and the rules of the channel ask.',
    ],
  },
  {
    title: 'What is not allowed',
    points: [
      'Bought viewers, followers or clicks, and figures that are not your own.',
      'Content that is hateful, unlawful or breaks the rules of the channel it is on.',
      'Reaching codes, offers or data of others that were not meant for you.',
    ],
    after: 'We may close an account that breaks these terms. What was earned by then is paid out.',
  },
  {
    title: 'Ending your account',
    text: [
      'You can delete your account at any time under Settings. Obligations from accepted offers stay until they are met or called off by both sides.',
    ],
  },
  {
    title: 'Liability and law',
    text: [
      'We answer for what we cause by intent or gross negligence. Swedish law applies; as a consumer you also have the protection of the law where you live.',
    ],
  },
]

const TermsPage = () => (
  <LegalText
    title="Terms of use"
    changed="Last changed on 1 November 2026"
    opening="Questboard brings game companies and content creators together. By creating an account you agree to these terms. They are written to be read: if something is unclear, ask us before you agree."
    sections={sections}
  />
)

export default TermsPage
