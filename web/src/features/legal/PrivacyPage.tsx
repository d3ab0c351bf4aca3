import { LegalText, type Section } from './LegalText.tsx'

const sections: readonly Section[] = [
  {
    title: 'The data we keep',
    points: [
      'Your account: username, display name, email, country and language. We store your password only as a hash.',
      'Your channels: their names, their public stats and the permission you gave us to read them.',
      'What you do here: applications, offers, content you submit, messages, payments and payouts.',
      'Your postal address, if you give one, for merchandise and invoices.',
      'The devices on which you are signed in, so that you can sign them out.',
    ],
  },
  {
    title: 'Who sees it',
    text: [
      'Companies see your profile, your public stats and the content and messages you send them. A company sees your postal address only when you claim a reward that it ships to you. Other creators see your public profile and pages.',
    ],
  },
  {
    title: 'Why',
    text: [
      'We use your data to run the service and to keep it safe. With your consent, we also use it to learn how people use Questboard and to show you things that might interest you.',
    ],
  },
  {
    title: 'Cookies',
    points: [
      '<term>Security</term>: keeps you signed in, protects forms, and remembers your cookie choice and unfinished uploads. Always on, because Questboard needs it.',
      '<term>Functionality</term>: remembers your theme, menu, shortcuts and table columns in this browser.',
      '<term>Analytics</term>: tells us when you use Questboard, with your account, company and language.',
      '<term>Marketing</term>: not used today. If we use it later, it tells us which campaigns brought you here.',
    ],
  },
  {
    title: 'Duration',
    text: [
      'We keep your data as long as your account exists. When you delete your account, we erase the data that identifies you. We keep payment records for as long as the law requires.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      'You can see, correct, export and erase your data, and object to its use. To request or delete your data, go to Sign-in and security in your settings. You can also contact your country’s data protection authority.',
    ],
  },
]

const PrivacyPage = () => (
  <LegalText
    title="Privacy policy"
    changed="Last changed on Nov 1, 2026"
    opening="This page explains which data Questboard keeps about you, why, for how long, and which rights you have."
    sections={sections}
  />
)

export default PrivacyPage
