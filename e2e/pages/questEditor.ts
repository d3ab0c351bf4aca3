import type { Page } from 'playwright-core'

export const questEditor = (page: Page) => ({
  async pickDay(field: string, day: string, time: string) {
    await page.getByLabel(`${field}: day`).fill(day)
    await page.keyboard.press('Tab')
    await page.getByLabel(`${field}: time`).fill(time)
  },
  name: () => page.getByRole('textbox', { name: 'Name', exact: true }),
  go: () => page.getByRole('button', { name: 'Save and continue' }).click(),
  goOn: () => page.getByRole('button', { name: 'Continue', exact: true }).click(),
  talkingPoint: (place: number) => page.getByRole('textbox', { name: `Talking point ${place}` }),
  addTalkingPoint: () => page.getByRole('button', { name: 'Add talking point' }).click(),
  publish: () => page.getByRole('button', { name: 'Publish', exact: true }),
  async chooseFirst(field: string) {
    await page.getByLabel(field, { exact: true }).first().click()
    await page.getByRole('option').first().click()
    await page.keyboard.press('Tab')
  },
  async chooseGame(name: string) {
    await page.getByLabel('Game', { exact: true }).first().fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  },
  async chooseContent(kind: string) {
    const kinds = page.getByRole('group', { name: 'Kinds of content' })
    for (const each of ['Shorts', 'Stream', 'Video'])
      await kinds.getByRole('checkbox', { name: each, exact: true }).setChecked(each === kind)
  },
  async more(item: string) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  },
  atStep: (slug: string) => page.waitForURL((url) => url.pathname.endsWith(slug)),
})
