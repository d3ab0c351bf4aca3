import type { Page } from 'playwright-core'

type Rule = { readonly item?: string; readonly platforms: readonly string[]; readonly quantity?: string }

/** The list of key rules in a campaign's access step. Each rule has its own dialog. */
export const distributionRules = (page: Page) => {
  const dialog = () => page.getByRole('dialog', { name: 'Distribution rules' })
  const pick = async (field: string, option: string) => {
    const input = dialog().getByRole('combobox', { name: field })
    // Types the text key by key. Text that is set in one step looks like autofill by the browser and opens no list.
    await input.click()
    await input.fill('')
    await input.pressSequentially(option)
    await page.getByRole('option', { name: option }).first().click()
  }
  const fill = async ({ item, platforms, quantity }: Rule) => {
    if (item !== undefined) await pick('Item', item)
    for (const platform of platforms) await pick('Platforms', platform)
    // Leaves the field, because its open list covers the next field until the focus moves.
    if (platforms.length > 0) await dialog().getByRole('combobox', { name: 'Platforms' }).press('Tab')
    if (quantity !== undefined) await dialog().getByLabel('Quantity').fill(quantity)
  }
  const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()
  return {
    dialog,
    fill,
    open: () => page.getByRole('button', { name: 'Add a distribution rule' }).click(),
    openOf: (item: string) => page.getByRole('button', { name: `Edit the rule for ${item}` }).click(),
    removeOf: (item: string) => page.getByRole('button', { name: `Remove the rule for ${item}` }).click(),
    send: () => press('Add rule'),
    change: () => press('Save rule'),
    async add(rule: Rule) {
      await this.open()
      await fill(rule)
      await press('Add rule')
      await dialog().waitFor({ state: 'hidden' })
    },
  }
}
