import { isRecord } from '@questboard/domain'
import { fetchJson } from './rest.ts'

type Page = { scriptUrl: string; siteKey: string }

type Widget = {
  render: (
    box: HTMLElement,
    options: {
      sitekey: string
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => string
  remove: (id: string) => void
}

export const parsePage = (body: unknown): Page | null => {
  const page = isRecord(body) ? body.botCheck : null
  if (!isRecord(page)) return null
  const { scriptUrl, siteKey } = page
  return typeof scriptUrl === 'string' && typeof siteKey === 'string' ? { scriptUrl, siteKey } : null
}

let asked: Promise<Page | null> | null = null

/**
 * The bot check's settings, loaded once per visit. If loading fails, the form is sent without a token and the server
 * decides.
 */
export const botCheckPage = (): Promise<Page | null> => {
  asked ??= fetchJson('/api/build-id').then(parsePage, () => null)
  return asked
}

const isWidget = (value: unknown): value is Widget =>
  isRecord(value) && typeof value.render === 'function' && typeof value.remove === 'function'

const widgetNow = (): Widget | null => {
  const found: unknown = Reflect.get(window, 'turnstile')
  return isWidget(found) ? found : null
}

let loading: Promise<Widget | null> | null = null

export const loadWidget = (scriptUrl: string): Promise<Widget | null> => {
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = `${scriptUrl}?render=explicit`
    script.async = true
    script.onload = () => resolve(widgetNow())
    script.onerror = () => {
      loading = null
      resolve(null)
    }
    document.head.append(script)
  })
  return loading
}
