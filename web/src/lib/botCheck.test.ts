import { expect, test } from 'vitest'
import { loadWidget, parsePage } from './botCheck.ts'

const page = { scriptUrl: 'https://check.example/api.js', siteKey: 'key' }

test("the bot check is off if the gateway's settings contain no bot check", () => {
  expect(parsePage({ buildId: 'a', botCheck: null })).toBeNull()
  expect(parsePage({ buildId: 'a' })).toBeNull()
  expect(parsePage({ botCheck: { scriptUrl: 1, siteKey: 'key' } })).toBeNull()
})

test('the bot check is on if the settings have a script and a site key', () => {
  expect(parsePage({ buildId: 'a', botCheck: page })).toEqual(page)
})

test("if the bot check's script fails to load, the form still works and loading can be retried", async () => {
  const first = loadWidget(page.scriptUrl)
  document.querySelector(`script[src^="${page.scriptUrl}"]`)?.dispatchEvent(new Event('error'))
  expect(await first).toBeNull()
  const again = loadWidget(page.scriptUrl)
  expect(document.querySelectorAll(`script[src^="${page.scriptUrl}"]`)).toHaveLength(2)
  Reflect.set(window, 'turnstile', { render: () => 'one', remove: () => undefined })
  document.querySelectorAll(`script[src^="${page.scriptUrl}"]`)[1]?.dispatchEvent(new Event('load'))
  expect(await again).not.toBeNull()
})
