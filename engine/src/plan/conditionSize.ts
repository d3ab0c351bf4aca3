/** A condition as large as no statement can be is refused before the work of planning it. */
import { EngineError } from '../errors.ts'

/** The protocol counts a statement's parameters in two bytes. */
export const MOST_PARAMETERS = 65_535

export const tooManyParameters = (at: string): EngineError =>
  new EngineError('validation-failed', `more than ${MOST_PARAMETERS} values in one statement`, { path: at })

/** `value`: a `<t>_bool_exp` or a list of them, as a variable brings it; it may be anything. */
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

/** What stands under an operator is one parameter, however large. */
const isOperator = (key: string): boolean => key.startsWith('_') && !CONNECTIVES.has(key)

const CONNECTIVES: ReadonlySet<string> = new Set(['_and', '_or', '_not', '_cast'])
