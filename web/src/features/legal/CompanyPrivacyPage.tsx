import { LegalText, type Section } from './LegalText.tsx'

const sections: readonly Section[] = [
  {
    title: 'The data we keep about your company',
    points: [
      'The company’s name, type, website, email addresses, logo and public page.',
      'The company’s members: their names, their titles, and the changes they make.',
      'The company’s games, codes, activations, notes, lists, payments and invoices.',
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
    title: 'The data you see about creators',
    text: [
      'You see creators’ profiles, their public stats and the content and messages they send you. We do not show you their email addresses. We show you a postal address only if you must ship a reward, and only until it is delivered.',
      'If you export data from Questboard or use it for shipping, your company is the controller of that data and is responsible to the creator.',
    ],
  },
  {
    title: 'Payments',
    text: [
      'Our payment provider handles cards. We keep the data that an invoice needs. We never see card numbers.',
    ],
  },
  {
    title: 'Duration',
    text: [
      'We keep the data as long as the company’s account exists. When people leave the company or delete their account, we remove their names. We keep payment records for as long as the law requires.',
    ],
  },
]

const CompanyPrivacyPage = () => (
  <LegalText
    title="Privacy policy for companies"
    changed="Last changed on Nov 1, 2026"
    opening="This page explains which data Questboard keeps about your company and how you can use data about creators. For your personal data, see the general privacy policy."
    sections={sections}
  />
)

export default CompanyPrivacyPage
