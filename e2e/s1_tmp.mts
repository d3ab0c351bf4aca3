import { writeFileSync } from 'node:fs'
import chromiumBinary from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: await chromiumBinary.executablePath(), headless: true, args: ['--no-sandbox','--disable-gpu'] })
const p = await b.newPage({ viewport: { width: 1440, height: 900 } })
p.on('console', (m) => m.type() === 'error' && console.log('console', m.text())); p.on('pageerror', (e) => console.log('error', e.message))
await p.goto(process.argv[2] + '/login', { timeout: 90000 }); await p.waitForTimeout(3000)
await p.getByLabel(/username/i).first().fill('democreator', { timeout: 60000 }); await p.getByLabel(/^password/i).first().fill('Play-fair-2026'); await p.keyboard.press('Enter')
await p.waitForTimeout(8000)
const c = p.getByRole('button', { name: /accept all/i }); if (await c.count()) await c.first().click()
await p.waitForTimeout(1000); console.log(p.url())
writeFileSync('/tmp/s1_home.png', await p.screenshot())
await b.close()
