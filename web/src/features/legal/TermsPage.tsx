import { LegalText, type Section } from './LegalText.tsx'

const sections: readonly Section[] = [
  {
    title: 'Your account',
    text: [
      'You must be at least 16 years old. The details you give must be true. You are responsible for what happens in your account. Do not share your password, and tell us if you think someone else has used it.',
      'A creator account needs your own channel with at least 250 followers or subscribers. A company account is for people who are allowed to act for that company.',
    ],
  },
  {
    title: 'Keys and codes',
    text: [
      'We give you a code so that you can make content. You must not sell, trade or give away codes. After you claim a code, you have 30 days to submit content. For open Quests, you must publish within 10 days of approval.',
    ],
  },
  {
    title: 'Quests and payment',
    points: [
      'An accepted offer binds both sides to its platform, length, date and amount.',
      'The company must pay within 5 days. Otherwise, the agreement expires.',
      'We pay the creator after the content is approved. For videos, we also check first that the video is public.',
      'Payouts take 2 to 3 business days. All amounts are in US dollars.',
    ],
  },
  {
    title: 'Content',
    text: [
      'Creators keep the rights to their content and allow the company to show it as agreed. Creators must mark sponsored content as the law of their country and the rules of the platform require.',
    ],
  },
  {
    title: 'What is not allowed',
    points: [
      'Buying viewers, followers or clicks, and showing stats that are not your own.',
      'Content that is hateful or unlawful, or that breaks the rules of its platform.',
      'Accessing other people’s codes, offers or data without permission.',
    ],
    after:
      'We can close an account that breaks these terms. We still pay you the money you have earned by then.',
  },
  {
    title: 'Ending your account',
    text: [
      'You can delete your account at any time under Settings. Obligations from accepted offers remain until they are met or both sides cancel them.',
    ],
  },
  {
    title: 'Liability and law',
    text: [
      'We are liable for damage that we cause by intent or gross negligence. Swedish law applies. As a consumer, you also have the protection of the law where you live.',
    ],
  },
]

const TermsPage = () => (
  <LegalText
    title="Terms of use"
    changed="Last changed on Nov 1, 2026"
    opening="Questboard brings game companies and content creators together. By creating an account you agree to these terms. If something is unclear, ask us before you agree."
    sections={sections}
  />
)

export default TermsPage
