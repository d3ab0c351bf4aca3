import { csvHead, csvLine } from '@questboard/domain'

export const csvOf = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [csvHead(titles), ...rows.map(csvLine)].join('')
