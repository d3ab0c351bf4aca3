import { LegalText, type Section } from './LegalText.tsx'

const sections: readonly Section[] = [
  {
    title: 'Your company’s account',
    text: [
      'The person who creates the account, and every member, acts for the company and may bind it. Owners decide who is a member and answer for what members do. Keep what you say about the company true: creators rely on it, and so does the verification.',
    ],
  },
  {
    title: 'Games and codes',
    points: [
      'You may only offer games that are yours or that you have been asked to promote.',
      'A code works, is for the platform that you name, and has not been given to anyone else.',
      'What a creator has claimed stays theirs, also after the campaign has ended.',
    ],
  },
  {
    title: 'Quests, Missions and rewards',
    points: [
      'An accepted offer binds both sides to what it says: platform, length, date and amount.',
      'You pay within 5 days of accepting, or the Quest run expires. We hold the money until the content is approved.',
      'Content is reviewed within 5 days. When it is sent back, the review says what to change.',
      'Rewards are handed out as they were promised when the creator joined.',
    ],
    after: 'All amounts are in US dollars.',
  },
  {
    title: 'Content and creators',
    text: [
      'Creators keep the rights to what they make; you may show it as agreed. You may not ask for opinions that are not the creator’s own, nor ask them to hide that content is sponsored.',
      'A creator’s address is yours to ship what was claimed, and for nothing else.',
    ],
  },
  {
    title: 'Plans and invoices',
    text: [
      'A plan runs for the time that it was paid for. It sets how many members you have and which parts of Questboard you use. Invoices and statements are under Company settings.',
    ],
  },
  {
    title: 'What is not allowed',
    points: [
      'Activations for games that are unlawful or whose audience the creator’s channel may not address.',
      'Agreements with creators around Questboard on what was found here, as long as a run is under way.',
      'Using creators’ figures for anything but choosing whom to work with.',
    ],
    after: 'We may close an account that breaks these terms. What creators have earned by then is paid out.',
  },
  {
    title: 'Ending and law',
    text: [
      'You can end the agreement at any time. Runs under way are carried through or called off by both sides first. We answer for what we cause by intent or gross negligence. Swedish law applies.',
    ],
  },
]

const CompanyTermsPage = () => (
  <LegalText
    title="Terms of use for companies"
    changed="Last changed on 1 November 2026"
    opening="These terms hold between Questboard and the company that runs activations here, beside the terms that each of its members has agreed to."
    sections={sections}
  />
)

export default CompanyTermsPage
