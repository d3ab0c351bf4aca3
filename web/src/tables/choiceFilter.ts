import type { Filter } from './filters.ts'

export const choiceFilter = <Value extends string, Where>(
  id: string,
  title: string,
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
  where: (chosen: Value[]) => Where,
): Filter<Where> => ({
  kind: 'choice',
  id,
  title,
  choices: values.map((value) => ({ value, label: names[value] })),
  where: (written) => where(values.filter((value) => written.includes(value))),
})
