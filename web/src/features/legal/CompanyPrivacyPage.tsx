import { LegalText, type Section } from './LegalText.tsx'

const sections: readonly Section[] = [
  {
    title: 'What we keep about your company',
    points: [
      'Its name, type, website, email addresses, logo and public page.',
      'Its members: who they are, their titles, and what they change.',
      'Its games, codes, activations, notes, lists, payments and invoices.',
    ],
  },
  {
    title: 'Who sees it',
    points: [
      '<term>Everyone</term>: the public page, once it is published, and the activations that are open.',
      '<term>Creators in your activations</term>: what the activation says, and the codes that they claimed.',
      '<term>Your members</term>: all of it. Notes, lists and drafts never leave the company.',
      '<term>Our team</term>: what it needs to verify, to review and to help.',
    ],
  },
  {
    title: 'What you see about creators',
    text: [
      'You see creators’ profiles, public figures and what they send you. Email addresses are not shown. An address is shown to you only for what has to be shipped, and only as long as that takes.',
      'For what you take out of Questboard, by export or by shipping, your company is the controller and answers to the creator itself.',
    ],
  },
  {
    title: 'Payments',
    text: [
      'Cards are handled by our payment provider. We keep what an invoice needs and never see a card’s number.',
    ],
  },
  {
    title: 'Duration',
    text: [
      'As long as the company’s account exists. Who leaves the company or deletes their account is no longer named in it; records of payments are kept for as long as the law demands.',
    ],
  },
]

const CompanyPrivacyPage = () => (
  <LegalText
    title="Privacy policy for companies"
    changed="Last changed on 1 November 2026"
    opening="This page says which data Questboard keeps about your company and what you may do with data about creators. For you as a person the general privacy policy holds."
    sections={sections}
  />
)

export default CompanyPrivacyPage
