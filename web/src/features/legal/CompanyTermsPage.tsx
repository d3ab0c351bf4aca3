import { LegalText, type Section } from './LegalText.tsx'

const sections: readonly Section[] = [
  {
    title: 'Your company’s account',
    text: [
      'The person who creates the account, and every member, acts for the company and can make agreements for it. Owners decide who is a member and are responsible for what members do. The details you give about the company must be true, because creators and our verification rely on them.',
    ],
  },
  {
    title: 'Games and codes',
    points: [
      'You can only offer games that you own or that you were asked to promote.',
      'Every code you add must work, be for the platform you state, and never have been given to anyone else.',
      'Creators keep the codes and rewards they have claimed, even after the campaign has ended.',
    ],
  },
  {
    title: 'Quests, Missions and rewards',
    points: [
      'An accepted offer binds both sides to its platform, length, date and amount.',
      'You must pay within 5 days of accepting. Otherwise, the agreement expires. We hold the money until the content is approved.',
      'You have 5 days to review content. If you send content back, you must say what to change.',
      'You must deliver rewards as promised when the creator joined.',
    ],
    after: 'All amounts are in US dollars.',
  },
  {
    title: 'Content and creators',
    text: [
      'Creators keep the rights to their content. You can show it as agreed. You must not ask creators for opinions that are not their own, or ask them to hide that content is sponsored.',
      'You can use a creator’s postal address only to ship claimed rewards.',
    ],
  },
  {
    title: 'Plans and invoices',
    text: [
      'A plan runs for the time you paid for. The plan sets how many members you can have and which parts of Questboard you can use. Invoices and statements are under Company settings.',
    ],
  },
  {
    title: 'What is not allowed',
    points: [
      'Activations for unlawful games, or for games that a creator’s channel is not allowed to show to its audience.',
      'Agreements outside Questboard with creators you found here, while you work with them on a Quest or Mission.',
      'Using creators’ stats for any purpose except choosing creators to work with.',
    ],
    after:
      'We can close an account that breaks these terms. We still pay creators the money they have earned by then.',
  },
  {
    title: 'Ending and law',
    text: [
      'You can end the agreement at any time. Before that, both sides must complete or cancel their active Quests and Missions. We are liable for damage that we cause by intent or gross negligence. Swedish law applies.',
    ],
  },
]

const CompanyTermsPage = () => (
  <LegalText
    title="Terms of use for companies"
    changed="Last changed on Nov 1, 2026"
    opening="These terms apply between Questboard and the company that runs activations here, in addition to the terms that each member has agreed to."
    sections={sections}
  />
)

export default CompanyTermsPage
