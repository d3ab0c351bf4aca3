import { useEffect, useRef, useState } from 'react'
import type { ZodType } from 'zod'
import type { Failure } from './failure.ts'
import {
  errorsAt,
  type FieldErrors,
  moveItem,
  moveItemErrors,
  placeAfterMove,
  withoutErrorsAt,
} from './formPaths.ts'
import { useText } from './text.ts'
import { isUnreachable, unreachable } from './unreachable.ts'

export type { FieldErrors } from './formPaths.ts'

type Values = Record<string, unknown>

type Changed = { currentTarget: { value: unknown; checked?: unknown; type?: unknown } }

const isChanged = (input: unknown): input is Changed =>
  typeof input === 'object' &&
  input !== null &&
  'currentTarget' in input &&
  input.currentTarget instanceof Element

/** Returns the field's value, which a change handler gets either directly or inside an event. */
const read = (input: unknown): unknown => {
  if (!isChanged(input)) return input
  const { currentTarget } = input
  return currentTarget.type === 'checkbox' ? currentTarget.checked : currentTarget.value
}

const same = (left: unknown, right: unknown): boolean =>
  left === right || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right))

/**
 * True if the user has filled in any of these fields. Optional details are required only then, so that an untouched
 * form shows no required fields.
 */
export const isBegun = (values: Values): boolean =>
  Object.values(values).some((value) => value !== '' && value !== null && value !== undefined)

/** A URL without a scheme, such as `studio.example/press`. */
const isBareHost = (typed: string): boolean => /^\s*[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?\s*$/.test(typed)

/** Updates the form when the saved values change. Unchanged fields show the new values, and edited fields keep the input. */
const useSaved = <T extends Values>(initialValues: T) => {
  const [known, setKnown] = useState(initialValues)
  const [saved, setSaved] = useState(initialValues)
  const [values, setValues] = useState(initialValues)
  if (!same(known, initialValues)) {
    const came = Object.keys(initialValues).filter((key) => !same(known[key], initialValues[key]))
    const take = (before: T, fields: readonly string[]): T =>
      Object.assign({}, before, ...fields.map((key) => ({ [key]: initialValues[key] })))
    setKnown(initialValues)
    setSaved(take(saved, came))
    setValues(
      take(
        values,
        came.filter((key) => same(values[key], saved[key])),
      ),
    )
  }
  return {
    values,
    put: <K extends keyof T & string>(field: K, value: T[K]) =>
      setValues((before) => ({ ...before, [field]: value })),
    isDirty: (field?: keyof T): boolean =>
      (field === undefined ? Object.keys(values) : [field]).some((key) => !same(values[key], saved[key])),
    restore: () => setValues(saved),
    /** Marks the form as saved with its current values. `after` replaces some of the values. */
    keep: (after: Partial<T> = {}) => {
      setSaved({ ...values, ...after })
      setValues((before) => ({ ...before, ...after }))
    },
  }
}

/** The items of a list field and the actions on them. */
export type List<Item> = {
  readonly items: readonly Item[]
  /** An error of the whole list. Items show their own errors. */
  readonly error: string | undefined
  readonly errorAt: (index: number, ...inside: readonly string[]) => string | undefined
  readonly insert: (item: Item) => void
  readonly replace: (index: number, item: Item) => void
  readonly remove: (index: number) => void
  readonly move: (from: number, to: number) => void
}

type Changes = {
  readonly change: (items: readonly unknown[], errors: (before: FieldErrors) => FieldErrors) => void
  readonly says: (place: string) => string | undefined
  readonly saysWithin: (place: string) => string | undefined
}

const listOf = <Item>(
  field: string,
  items: readonly Item[],
  { change, says, saysWithin }: Changes,
): List<Item> => ({
  items,
  error: says(field),
  errorAt: (index, ...inside) => saysWithin([field, index, ...inside].join('.')),
  insert: (item) => change([...items, item], (before) => withoutOwn(before, field)),
  replace: (index, item) =>
    change(
      items.map((one, place) => (place === index ? item : one)),
      (before) => withoutErrorsAt(before, `${field}.${index}`),
    ),
  remove: (index) =>
    change(
      items.filter((_, place) => place !== index),
      (before) =>
        moveItemErrors(withoutOwn(before, field), field, (place) =>
          place === index ? null : place > index ? place - 1 : place,
        ),
    ),
  move: (from, to) =>
    change(moveItem(items, from, to), (before) => moveItemErrors(before, field, placeAfterMove(from, to))),
})

/**
 * Adding or removing items can fix an error of the whole list, so that error is cleared. Items keep their own errors.
 */
const withoutOwn = (errors: FieldErrors, field: string): FieldErrors => {
  const { [field]: _gone, ...rest } = errors
  return rest
}

/** The errors of all fields. Errors of hidden fields are shown above the form. */
const useErrors = () => {
  const t = useText()
  const [errors, setErrors] = useState<FieldErrors>({})
  const said = new Set<string>()
  return {
    errors,
    setErrors,
    says: (place: string): string | undefined => {
      const error = errors[place]
      if (error !== undefined) said.add(place)
      return error && t(error)
    },
    saysWithin: (place: string): string | undefined => {
      const paths = errorsAt(errors, place)
      for (const path of paths) said.add(path)
      const first = errors[paths[0] ?? '']
      return first && t(first)
    },
    unsaid: (): readonly string[] =>
      Object.entries(errors).flatMap(([path, message]) => (said.has(path) ? [] : [message])),
  }
}

type InputType = { type?: 'input' | 'checkbox' }

const inputProps = (
  value: unknown,
  error: string | undefined,
  { type = 'input' }: InputType,
  onChange: (value: never) => void,
) => ({
  ...(type === 'checkbox' ? { checked: value === true } : { value: value as never }),
  error,
  // The attribute is set here, because Mantine sets it on all inputs except password fields.
  'aria-invalid': error ? true : undefined,
  onChange: (input: unknown) => onChange(read(input) as never),
})

/**
 * A field for a URL. Users type `studio.example`, and the URL is completed when they leave the field or press Enter.
 */
const addressProps = (typed: unknown, onComplete: (address: never) => void) => {
  const complete = () => {
    if (typeof typed === 'string' && isBareHost(typed)) onComplete(`https://${typed.trim()}` as never)
  }
  return {
    type: 'url',
    inputMode: 'url' as const,
    placeholder: 'https://',
    onBlur: complete,
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter') complete()
    },
  }
}

export const useFields = <T extends Values>(initialValues: T) => {
  const { values, put, restore, isDirty, keep } = useSaved(initialValues)
  const { errors, setErrors, says, saysWithin, unsaid } = useErrors()

  const setFieldValue = <K extends keyof T & string>(field: K, value: T[K]) => {
    put(field, value)
    setErrors((before) => withoutErrorsAt(before, field))
  }

  const getInputProps = (field: keyof T & string, type: InputType = {}) =>
    inputProps(values[field], saysWithin(field), type, (value) => setFieldValue(field, value))

  const bind = <K extends keyof T & string>(field: K) => ({
    value: values[field],
    error: saysWithin(field),
    onChange: (value: T[K]) => setFieldValue(field, value),
  })

  /** A list field. Errors inside the list are shown next to the items. */
  const list = <K extends keyof T & string>(
    field: K,
  ): T[K] extends readonly (infer Item)[] ? List<Item> : never => {
    const held = values[field]
    return listOf(field, Array.isArray(held) ? held : [], {
      says,
      saysWithin,
      change: (items, errorsAfter) => {
        put(field, items as never)
        setErrors(errorsAfter)
      },
    }) as never
  }

  return {
    values,
    errors,
    setErrors,
    unsaid,
    bind,
    list,
    getAddressProps: (field: keyof T & string) => ({
      ...getInputProps(field),
      ...addressProps(values[field], (address) => setFieldValue(field, address)),
    }),
    setFieldValue,
    isDirty,
    getInputProps,
    reset: () => {
      restore()
      setErrors({})
    },
    keep,
  }
}

export type Form<T extends Values> = ReturnType<typeof useFields<T>>

/** Validates with a domain schema and returns the first error per field. */
export const checkWith =
  (schema: ZodType) =>
  (values: unknown): FieldErrors => {
    const result = schema.safeParse(values)
    if (result.success) return {}
    const errors: FieldErrors = {}
    for (const issue of result.error.issues) {
      const field = issue.path.join('.')
      errors[field] ??= issue.message
    }
    return errors
  }

export type Sending<T extends Values> = {
  check?: (values: T) => FieldErrors | Promise<FieldErrors>
  /** Throws an error if the server rejects the values. The form's input is then kept. */
  send: (values: T) => Promise<void>
  /** Values that replace the submitted ones afterwards, such as an empty password. */
  after?: Partial<T>
  explain?: (error: unknown) => Failure
}

/** Mantine marks an invalid text field itself, but for an invalid checkbox the element around it. */
const firstInvalid = ':is(input, textarea, select)[aria-invalid="true"], [data-error] input'

const focusFirst = (form: HTMLFormElement | null) => {
  const invalid = form?.querySelector(firstInvalid)
  if (invalid instanceof HTMLElement) invalid.focus()
}

const plainFailure = (error: unknown): Failure => ({
  message: isUnreachable(error)
    ? unreachable
    : error instanceof Error
      ? error.message
      : 'Something went wrong',
  fields: {},
})

/** Errors for fields that the form does not have are shown as the form's own message. */
const place = <T extends Values>(form: Form<T>, failure: Failure): string | null => {
  const known = Object.entries(failure.fields).filter(([field]) =>
    Object.hasOwn(form.values, field.split('.')[0] ?? ''),
  )
  form.setErrors(Object.fromEntries(known))
  return known.length > 0 ? null : failure.message
}

export const useSubmit = <T extends Values>(
  form: Form<T>,
  { check, send, after, explain = plainFailure }: Sending<T>,
) => {
  const t = useText()
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const refused = useRef<HTMLFormElement>(null)

  const attempt = async (): Promise<boolean> => {
    try {
      // Validation can load code first, and loading can also fail.
      const errors = (await check?.(form.values)) ?? {}
      form.setErrors(errors)
      if (Object.keys(errors).length > 0) return false
      await send(form.values)
      form.keep(after)
      return true
    } catch (error) {
      setProblem(place(form, explain(error)))
      return false
    }
  }

  const run = async (element: HTMLFormElement | null): Promise<boolean> => {
    if (saving) return false
    setProblem(null)
    setSaving(true)
    try {
      const sent = await attempt()
      if (!sent) refused.current = element
      return sent
    } finally {
      setSaving(false)
    }
  }

  // The invalid fields are known only after React has rendered them.
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    if (saving) return
    focusFirst(refused.current)
    refused.current = null
    const [unsaid] = latest.current.unsaid()
    if (unsaid !== undefined) setProblem((before) => before ?? t(unsaid))
  }, [saving, t])

  const onSubmit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(event.currentTarget)
  }

  return { saving, problem, onSubmit, save: (element: HTMLFormElement | null = null) => run(element) }
}
