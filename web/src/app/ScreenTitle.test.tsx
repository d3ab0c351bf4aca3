import { render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { IntlText } from '../lib/IntlText.tsx'
import { titleStore } from '../lib/title.ts'
import { ScreenTitle } from './ScreenTitle.tsx'

const address = {
  path: '/user/settings/address',
  title: 'Address',
  access: 'member',
  tab: { of: 'Settings', base: '/user/settings', label: 'Address' },
} as const

it('`ScreenTitle` sets the window title in the language that the user reads', () => {
  render(
    <IntlProvider locale="sv" messages={{ Address: 'Adress', Settings: 'Inställningar' }}>
      <IntlText>
        <ScreenTitle screen={address} />
      </IntlText>
    </IntlProvider>,
  )
  expect(document.title).toBe('Adress · Inställningar · Questboard')
  expect(titleStore.get()).toBe('Adress · Inställningar')
})
