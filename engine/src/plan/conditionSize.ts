/** Refuses a condition before planning if no statement can hold its values. */
import { EngineError } from '../errors.ts'

/** The maximum number of values, because Postgres' protocol counts a statement's parameters in two bytes. */
export const MOST_PARAMETERS = 65_535

export const tooManyParameters = (at: string): EngineError =>
  new EngineError('validation-failed', `more than ${MOST_PARAMETERS} values in one statement`, { path: at })

/**
 * Checks `value`, which is a `<t>_bool_exp` or a list of them. It can come from a variable, so it can have any form.
 */
export function checkConditionSize(value: unknown, at: string): void {
  let parameters = 0
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return
    for (const key in inner) {
      const operand: unknown = Reflect.get(inner, key)
      if (isOperator(key)) parameters += 1
      else visit(operand)
      if (parameters > MOST_PARAMETERS) throw tooManyParameters(at)
    }
  }
  visit(value)
}

/** An operator's value is one parameter, no matter how large it is. */
const isOperator = (key: string): boolean => key.startsWith('_') && !CONNECTIVES.has(key)

const CONNECTIVES: ReadonlySet<string> = new Set(['_and', '_or', '_not', '_cast'])
