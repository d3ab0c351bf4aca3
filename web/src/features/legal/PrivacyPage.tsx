import { LegalText, type Section } from './LegalText.tsx'

const sections: readonly Section[] = [
  {
    title: 'What we keep',
    points: [
      'Your account: username, display name, email, country and language. Your password only as a hash.',
      'Your channels: name, public figures and the permission you gave us to read them.',
      'What you do here: applications, offers, content you submit, messages, payments and payouts.',
      'Your address, if you give one: for merchandise and invoices.',
      'The devices you are signed in on, so that you can sign them out.',
    ],
  },
  {
    title: 'Who sees it',
    text: [
      'Companies see your profile, your public figures and what you send them. They see your address only when you claim something that is shipped to you. Other creators see your public profile and pages.',
    ],
  },
  {
    title: 'Why',
    text: [
      'To run the service you signed up for; to keep it safe; and, only with your consent, to learn how it is used and to show what may interest you.',
    ],
  },
  {
    title: 'Cookies',
    points: [
      '<term>Security</term>: keeps you signed in and protects forms. Always on.',
      '<term>Functionality</term>: remembers choices beyond this visit.',
      '<term>Analytics</term>: tells us which screens are used.',
      '<term>Marketing</term>: tells us which campaigns brought you here.',
    ],
  },
  {
    title: 'Duration',
    text: [
      'As long as your account exists. When you delete it, what identifies you is erased; records of payments are kept for as long as the law demands.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      'You can see, correct, export and erase your data, and object to its use. You can also turn to the data protection authority of your country.',
    ],
  },
]

const PrivacyPage = () => (
  <LegalText
    title="Privacy policy"
    changed="Last changed on 1 November 2026"
    opening="This page says which data Questboard keeps about you, why, for how long, and what you can do about it."
    sections={sections}
  />
)

export default PrivacyPage
