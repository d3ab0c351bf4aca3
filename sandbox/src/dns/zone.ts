const records = new Map<string, string[]>()

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '')

export const zone = {
  all: (): readonly (readonly [string, readonly string[]])[] => [...records],
  at: (name: string): readonly string[] => records.get(keyOf(name)) ?? [],
  add: (name: string, value: string): void => {
    records.set(keyOf(name), [...new Set([...zone.at(name), value.trim()])])
  },
  remove: (name: string): void => void records.delete(keyOf(name)),
}
