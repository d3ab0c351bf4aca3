import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { IntlText } from '../lib/IntlText.tsx'
import { Countdown } from './Countdown.tsx'
import { timeLeft } from './timeLeft.ts'

it.each([
  [2 * 86_400_000 + 3 * 3_600_000, '2d 3h'],
  [86_400_000, '1d 0h'],
  [3_600_000 + 300_000, '1h 5m'],
  [61_000, '1m 1s'],
  [0, null],
  [-5, null],
])('a countdown of %i ms is shown as %s', (ms, words) => {
  const now = new Date('2026-11-23T10:00:00Z')
  expect(timeLeft(new Date(now.getTime() + ms), now)).toBe(words)
})

const show = (until: string) =>
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <IntlText>
        <Countdown until={until} />
      </IntlText>
    </IntlProvider>,
  )

afterEach(() => vi.unstubAllEnvs())

it('a countdown shows its end in Stockholm time, and for users elsewhere also in their local time', () => {
  vi.stubEnv('TZ', 'America/New_York')
  show('2099-03-02T12:00:00Z')
  expect(screen.getByText(/^until Mar 2, 2099, 13:00 in Stockholm$/)).toBeInTheDocument()
  expect(screen.getByText(/^Mar 2, 2099, 07:00 in your time zone$/)).toBeInTheDocument()
})

it('the countdown shows its end only once if local time is the same as in Stockholm', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  show('2026-03-02T12:00:00Z')
  expect(screen.getByText('Time’s up')).toBeInTheDocument()
  expect(screen.getByText(/^until Mar 2, 2026, 13:00$/)).toBeInTheDocument()
  expect(screen.queryByText(/your time/)).not.toBeInTheDocument()
})
