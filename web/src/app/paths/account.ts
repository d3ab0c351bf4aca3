import type { Screen } from './screen.ts'

const settings = { of: 'Settings', base: '/user/settings' } as const

export const accountScreens: Screen[] = [
  { path: '/login', client: false, title: 'Sign in', access: 'guest', layout: 'bare', page: () => import('../../features/account/LoginPage.tsx') },
  { path: '/register', client: false, title: 'Create an account', access: 'guest', layout: 'bare', page: () => import('../../features/account/RegisterPage.tsx') },
  { path: '/register/company', title: 'Register as a company', access: 'guest', layout: 'bare', page: () => import('../../features/account/RegisterCompanyPage.tsx') },
  { path: '/register/creator', title: 'Register as a creator', access: 'guest', layout: 'bare', page: () => import('../../features/account/RegisterCreatorPage.tsx') },
  { path: '/reset-password', title: 'Reset your password', access: 'public', layout: 'bare', page: () => import('../../features/account/ResetPasswordPage.tsx') },
  { path: '/new-password', title: 'Choose a new password', access: 'public', layout: 'bare', page: () => import('../../features/account/NewPasswordPage.tsx') },
  { path: '/verify-email', title: 'Verify your email', access: 'public', layout: 'bare', page: () => import('../../features/account/VerifyEmailPage.tsx') },
  { path: '/company/join', title: 'Join a company', access: 'public', layout: 'bare', page: () => import('../../features/account/JoinCompanyPage.tsx') },
  { path: '/auth/auth', client: false, title: 'Sign-in problem', access: 'public', layout: 'auth', page: () => import('../../features/account/AuthErrorPage.tsx') },
  { path: '/user', title: 'Settings', access: 'member', redirect: '/user/settings/personal-info' },
  { path: '/user/settings', title: 'Settings', access: 'member', redirect: '/user/settings/personal-info', menu: { for: ['Company', 'Creator'], section: 'Account', icon: 'settings', order: 92, label: 'Account settings' } },
  { path: '/user/settings/personal-info', title: 'Personal info', access: 'member', tab: { ...settings, label: 'Personal info' }, keywords: 'country language name', page: () => import('../../features/settings/PersonalInfoPage.tsx') },
  { path: '/user/settings/address', title: 'Address', access: 'member', tab: { ...settings, label: 'Address' }, keywords: 'shipping street', page: () => import('../../features/settings/AddressPage.tsx') },
  { path: '/user/settings/connections', title: 'Connections', access: 'member', tab: { ...settings, label: 'Connections' }, keywords: 'twitch youtube tiktok channel', page: () => import('../../features/settings/ConnectionsPage.tsx') },
  { path: '/user/settings/notifications', title: 'Notifications', access: 'member', tab: { ...settings, label: 'Notifications' }, keywords: 'email mail', page: () => import('../../features/settings/NotificationsPage.tsx') },
  { path: '/user/settings/payments', title: 'Payments', access: 'member', tab: { ...settings, label: 'Payments' }, keywords: 'payout paypal billing', page: () => import('../../features/settings/PaymentsPage.tsx') },
  { path: '/user/settings/edit', title: 'Sign-in and security', access: 'member', tab: { ...settings, label: 'Sign-in and security' }, keywords: 'password email delete account devices', page: () => import('../../features/settings/SecurityPage.tsx') },
  { path: '/user/connections', title: 'Connections', access: 'member', redirect: '/user/settings/connections' },
  { path: '/user/creator-access', title: 'Creator Access', access: 'member', menu: { for: ['User', 'Creator'], section: 'Account', icon: 'access', order: 90 }, keywords: 'channel verification approval', page: () => import('../../features/creator-access/CreatorAccessPage.tsx') },
  { path: '/user/creator-pages', title: 'Creator Pages', access: 'creator', menu: { for: ['Creator'], section: 'Account', icon: 'page', order: 91 }, page: () => import('../../features/creator-page/CreatorPagesPage.tsx') },
  { path: '/user/topics/:topicId', title: 'Topic', access: 'member', empty: 'Games, creators and activations on this topic show here.' },
]
