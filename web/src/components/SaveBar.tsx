import { Button } from '@mantine/core'
import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useText } from '../lib/text.ts'
import classes from './SaveBar.module.css'
import { Stacked } from './Stacked.tsx'

type State = { dirty: boolean; saving: boolean }
type Acts = { save: () => Promise<boolean>; reset: () => void }
type Bar = {
  tell: (id: string, state: State | null) => void
  acts: Map<string, Acts>
}

const BarContext = createContext<Bar | null>(null)

/** Registers a form with the save bar around it. Returns true if there is one. */
export const useSaveBar = ({ dirty, saving }: State, acts: Acts | null): boolean => {
  const bar = useContext(BarContext)
  const id = useId()
  useEffect(() => bar?.tell(id, { dirty, saving }), [bar, id, dirty, saving])
  useEffect(() => {
    if (acts) bar?.acts.set(id, acts)
  })
  useEffect(
    () => () => {
      bar?.tell(id, null)
      bar?.acts.delete(id)
    },
    [bar, id],
  )
  return bar !== null && acts !== null
}

const without = (states: Record<string, State>, gone: string): Record<string, State> =>
  Object.fromEntries(Object.entries(states).filter(([id]) => id !== gone))

/** Scrolls to the first error, because it can be far above the bar. */
const showFirstProblem = (form: HTMLFormElement) => {
  const found = form.querySelector('[aria-invalid="true"], [role="alert"]')
  if (!(found instanceof HTMLElement)) return
  found.scrollIntoView({ block: 'center' })
  found.focus()
}

const useParts = () => {
  const [states, setStates] = useState<Record<string, State>>({})
  const acts = useRef(new Map<string, Acts>()).current
  const tell = useCallback(
    (id: string, state: State | null) =>
      setStates((before) => (state ? { ...before, [id]: state } : without(before, id))),
    [],
  )
  const bar = useMemo(() => ({ tell, acts }), [tell, acts])
  const dirtyActs = () =>
    Object.entries(states).flatMap(([id, { dirty }]) => {
      const own = dirty && acts.get(id)
      return own ? [own] : []
    })
  return { bar, dirtyActs, all: Object.values(states) }
}

/**
 * Saves the changed forms one after another, because they can change the same rows. Returns true if all forms were
 * saved.
 */
const saveEach = async (parts: readonly Acts[]): Promise<boolean> => {
  let isSaved = true
  for (const { save } of parts) isSaved = (await save()) && isSaved
  return isSaved
}

type Props = {
  /** True if the user cannot edit the forms, so there is no bar. */
  readOnly?: boolean
  children: ReactNode
}

/** Several forms with one save bar, which stays visible while there are unsaved changes. Each form saves its own data. */
export const SaveBar = ({ readOnly = false, children }: Props) => {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { bar, dirtyActs, all } = useParts()
  const [refused, setRefused] = useState(0)
  const dirty = all.some((part) => part.dirty)
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!(await saveEach(dirtyActs()))) setRefused((before) => before + 1)
  }
  // The form is rendered first, because the invalid field is known only afterwards.
  useEffect(() => {
    if (refused > 0 && form.current) showFirstProblem(form.current)
  }, [refused])
  return (
    <section>
      <form ref={form} onSubmit={(event) => void onSubmit(event)} noValidate>
        <BarContext value={bar}>
          <Stacked>{children}</Stacked>
        </BarContext>
        {!readOnly && (
          <div className={classes.bar} data-dirty={dirty || undefined}>
            {dirty && <span className={classes.words}>{t('Not saved yet')}</span>}
            {dirty && (
              <Button
                variant="subtle"
                color="gray"
                onClick={() => {
                  for (const { reset } of dirtyActs()) reset()
                }}
              >
                {t('Discard')}
              </Button>
            )}
            <Button type="submit" loading={all.some(({ saving }) => saving)} disabled={!dirty}>
              {t('Save')}
            </Button>
          </div>
        )}
      </form>
    </section>
  )
}
