import { accountConstraints } from '@questboard/domain'
import { describe } from 'vitest'
import { testRules } from '../support/rules.ts'
import { channels } from './accounts/channels.ts'
import { follows } from './accounts/follows.ts'
import { pages } from './accounts/pages.ts'
import { screens } from './accounts/screens.ts'
import { users } from './accounts/users.ts'

describe('constraints on accounts, channels and pages', () =>
  testRules([...users, ...channels, ...pages, ...screens, ...follows], accountConstraints))
