import type { ReactNode } from 'react'

type Pair = readonly [name: string, value: string]

const pairs = (stored: string): readonly Pair[] =>
  stored
    ? stored.split('\n').map((line) => [line.split('=', 1)[0] ?? '', line.slice(line.indexOf('=') + 1)])
    : []

const stored = (list: readonly Pair[]): string => list.map(([name, value]) => `${name}=${value}`).join('\n')

const NAME = /^x-hasura-[a-z0-9-]+$/

export const parseVariables = (text: string): Record<string, string> =>
  Object.fromEntries(pairs(text).filter(([name]) => NAME.test(name)))

type Props = { readonly value: string; readonly onChange: (value: string) => void }

export const SessionVariables = ({ value, onChange }: Props): ReactNode => {
  const list = pairs(value)
  const change = (at: number, pair: Pair): void =>
    onChange(stored(list.map((each, i) => (i === at ? pair : each))))
  const remove = (at: number): void => onChange(stored(list.filter((_, i) => i !== at)))
  return (
    <fieldset className="variables">
      <legend>Session variables</legend>
      {list.map(([name, content], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair has no identity but its place
        <span className="pair" key={at}>
          <input
            aria-label="Variable"
            className={NAME.test(name) ? '' : 'wrong'}
            value={name}
            onChange={(event) => change(at, [event.target.value.toLowerCase().trim(), content])}
          />
          <input
            aria-label={`Value of ${name}`}
            value={content}
            placeholder="value"
            onChange={(event) => change(at, [name, event.target.value])}
          />
          <button
            type="button"
            className="quiet small"
            aria-label={`Remove ${name}`}
            onClick={() => remove(at)}
          >
            ×
          </button>
        </span>
      ))}
      <button
        type="button"
        className="quiet small"
        onClick={() => onChange(stored([...list, [list.length ? 'x-hasura-' : 'x-hasura-user-id', '']]))}
      >
        + Add
      </button>
    </fieldset>
  )
}
