import type { Screen } from './screen.ts'

/** The way in and what mails lead to. They are known at once; all other screens come with the first of them that is opened. */
export const signInScreens: Screen[] = [
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
    path: '/auth/auth',
    client: false,
    title: 'Sign-in problem',
    access: 'public',
    layout: 'auth',
    page: () => import('../../features/account/AuthErrorPage.tsx'),
  },
]
