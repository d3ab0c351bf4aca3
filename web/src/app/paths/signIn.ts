import type { Screen } from './screen.ts'

/**
 * Sign-in, and screens that emails link to. The first bundle contains only these screens. All others load on demand.
 */
export const signInScreens: Screen[] = [
  {
    path: '/',
    client: false,
    title: 'Questboard',
    access: 'public',
    layout: 'front',
    leadsOn: 'members',
    page: () => import('../Front.tsx'),
  },
  {
    path: '/login',
    client: false,
    title: 'Sign in',
    access: 'guest',
    layout: 'bare',
    page: () => import('../../features/account/LoginPage.tsx'),
  },
  {
    path: '/register',
    client: false,
    title: 'Create an account',
    access: 'guest',
    layout: 'bare',
    page: () => import('../../features/account/RegisterPage.tsx'),
  },
  {
    path: '/register/company',
    title: 'Register as a company',
    access: 'guest',
    layout: 'bare',
    page: () => import('../../features/account/RegisterCompanyPage.tsx'),
  },
  {
    path: '/register/creator',
    title: 'Register as a creator',
    access: 'guest',
    layout: 'bare',
    page: () => import('../../features/account/RegisterCreatorPage.tsx'),
  },
  {
    path: '/reset-password',
    title: 'Reset your password',
    access: 'public',
    layout: 'bare',
    page: () => import('../../features/account/ResetPasswordPage.tsx'),
  },
  {
    path: '/new-password',
    title: 'Choose a new password',
    access: 'public',
    layout: 'bare',
    page: () => import('../../features/account/NewPasswordPage.tsx'),
  },
  {
    path: '/verify-email',
    title: 'Verify your email',
    access: 'public',
    layout: 'bare',
    page: () => import('../../features/account/VerifyEmailPage.tsx'),
  },
  {
    path: '/unsubscribe/:token',
    client: false,
    title: 'Choose your emails',
    access: 'public',
    layout: 'bare',
    page: () => import('../../features/account/UnsubscribePage.tsx'),
  },
  {
    path: '/company/join',
    title: 'Join a company',
    access: 'public',
    layout: 'bare',
    page: () => import('../../features/account/JoinCompanyPage.tsx'),
  },
  {
    path: '/company/invitation',
    title: 'Invitation',
    access: 'public',
    layout: 'bare',
    page: () => import('../../features/account/MailedInvitationPage.tsx'),
  },
  {
    path: '/auth/auth',
    client: false,
    title: 'Sign-in problem',
    access: 'public',
    layout: 'auth',
    page: () => import('../../features/account/AuthErrorPage.tsx'),
  },
]
