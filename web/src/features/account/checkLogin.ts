import { loginForm } from '@questboard/domain'
import { checkWith } from '../../lib/form.ts'

export const checkLogin = checkWith(loginForm)
