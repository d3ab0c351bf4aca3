import { type CodeStatus, codeStatuses } from '@questboard/domain'
import type { Code_Bool_Exp, Code_Stock_Bool_Exp } from '../../generated/inputs.ts'

/** The stocks in which all codes that are asked for lie, and the statuses that are. */
export type AskedStock = {
  readonly where: Code_Stock_Bool_Exp
  readonly statuses: readonly CodeStatus[]
}

/** What a stock is told by, and how many of it have which status. */
const plain = ['status', 'item_id', 'distribution_channel_id']

/** null where only the codes themselves can be counted: of ten million that takes a while, and nobody filtered anything yet. */
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

/** null while it was not asked. */
export const countIn = (asked: AskedStock | null, sum: Sum): number | null =>
  asked === null || sum === undefined
    ? null
    : asked.statuses.reduce((all, status) => all + Number(sum?.[status] ?? 0), 0)
