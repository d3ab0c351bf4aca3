/** Measures how a page feels to its user: response time, layout shifts and smooth scrolling. */
import type { Page } from 'playwright-core'

type Felt = { readonly inp: number; readonly shift: number }

const WATCH = `
  window.felt = { inp: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) window.felt.inp = Math.max(window.felt.inp, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.felt.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`

/** Starts the measurement. Must be called before the page opens. */
export const watchFeel = (page: Page): Promise<unknown> => page.addInitScript(WATCH)

const isFelt = (value: unknown): value is Felt =>
  typeof value === 'object' && value !== null && 'inp' in value && 'shift' in value

export const felt = async (page: Page): Promise<Felt> => {
  // The browser reports performance entries shortly after the event.
  const said: unknown = await page.evaluate('new Promise((done) => setTimeout(() => done(window.felt), 300))')
  if (!isFelt(said)) throw new Error('the page has no measurements')
  return { inp: said.inp, shift: Math.round(said.shift * 1000) / 1000 }
}

export const nodesOf = (page: Page): Promise<number> => page.locator('*').count()

const FRAMES = `
  window.frameTimes = []; window.frameTimesGoOn = true;
  requestAnimationFrame(function next(at) {
    if (window.lastFrame) window.frameTimes.push(at - window.lastFrame);
    window.lastFrame = window.frameTimesGoOn ? at : 0;
    if (window.frameTimesGoOn) requestAnimationFrame(next);
  });`

export const framesWhile = async (page: Page, work: () => Promise<unknown>): Promise<readonly number[]> => {
  await page.evaluate(FRAMES)
  await work()
  const frames: unknown = await page.evaluate('window.frameTimesGoOn = false, window.frameTimes')
  const known = Array.isArray(frames) ? frames.filter((ms) => typeof ms === 'number') : []
  if (known.length === 0) throw new Error('the page drew no frame')
  return known
}
