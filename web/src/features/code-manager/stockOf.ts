import { type CodeStatus, codeStatuses } from '@questboard/domain'
import type { Code_Bool_Exp, Code_Stock_Bool_Exp } from '../../generated/inputs.ts'

/** The condition that selects stock counts, and the statuses that are added up. */
export type AskedStock = {
  readonly where: Code_Stock_Bool_Exp
  readonly statuses: readonly CodeStatus[]
}

/** The columns by which stock counts can be filtered. */
const plain = ['status', 'item_id', 'distribution_channel_id']

/**
 * The stock counts for the table's filters. Null if the filters require counting the codes themselves. Counting ten
 * million codes takes a while, so a table without such filters uses the stock counts.
 */
export const stockOf = (companyId: string, where: readonly Code_Bool_Exp[]): AskedStock | null => {
  if (where.some((one) => Object.keys(one).some((name) => !plain.includes(name)))) return null
  const wanted = where.flatMap(({ status }) => (status ? [status._in ?? []] : []))
  return {
    where: {
      _and: [
        { company_id: { _eq: companyId } },
        ...where.flatMap(({ item_id }) => (item_id ? { item_id } : [])),
        ...where.flatMap(({ distribution_channel_id }) =>
          distribution_channel_id ? { distribution_channel_id } : [],
        ),
      ],
    },
    statuses: codeStatuses.filter((status) => wanted.every((some) => some.includes(status))),
  }
}

type Sum = Partial<Record<CodeStatus, number | null>> | null | undefined

/** The number of codes in these statuses. Null until the stock counts have loaded. */
export const countIn = (asked: AskedStock | null, sum: Sum): number | null =>
  asked === null || sum === undefined
    ? null
    : asked.statuses.reduce((all, status) => all + Number(sum?.[status] ?? 0), 0)
