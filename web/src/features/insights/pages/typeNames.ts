import type { AnalyticsFigures } from '@questboard/domain'

type Type = Extract<AnalyticsFigures, { kind: 'channel' }>['type']

export const typeNames: Readonly<Record<Type, string>> = {
  STREAM: 'Streams',
  VIDEO: 'Videos',
  SHORTS: 'Shorts',
}
