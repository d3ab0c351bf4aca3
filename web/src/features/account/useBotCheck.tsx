import { useEffect, useRef, useState } from 'react'
import { botCheckPage, loadWidget } from '../../lib/botCheck.ts'
import { useText } from '../../lib/text.ts'
import classes from './useBotCheck.module.css'

const patience = 10_000

const after = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds))

const expected = () => Promise.withResolvers<string>()

/**
 * The bot check of a form. `field` renders it; `take` waits for a token and requests a new one, because each token is valid
 * for one request. Loads nothing while the check is off.
 */
export const useBotCheck = () => {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const token = useRef(expected())
  const [round, setRound] = useState(0)
  const [isAwaited, setIsAwaited] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks for a new token.
  useEffect(() => {
    let remove: (() => void) | null = null
    let gone = false
    const start = async () => {
      const page = await botCheckPage()
      const widget = page && (await loadWidget(page.scriptUrl))
      if (!widget || gone || !box.current) return
      const id = widget.render(box.current, {
        sitekey: page.siteKey,
        callback: (fresh) => token.current.resolve(fresh),
        'expired-callback': () => {
          token.current = expected()
        },
        'error-callback': () => undefined,
      })
      remove = () => widget.remove(id)
    }
    void start()
    return () => {
      gone = true
      remove?.()
    }
  }, [round])

  const take = async (): Promise<string | undefined> => {
    if (!(await botCheckPage())) return undefined
    setIsAwaited(true)
    const taken = await Promise.race([token.current.promise, after(patience)])
    setIsAwaited(false)
    token.current = expected()
    setRound((before) => before + 1)
    return taken
  }

  const field = (
    <>
      <div ref={box} className={classes.box} />
      <p role="status" className={classes.hint}>
        {isAwaited && t('Please confirm that you are a person.')}
      </p>
    </>
  )
  return { field, take }
}
