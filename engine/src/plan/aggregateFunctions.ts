import type { PgType } from '../catalog/catalog.ts'
import { isComparable, isNumeric } from '../catalog/scalar.ts'

const AVERAGING = ['avg', 'stddev', 'stddev_pop', 'stddev_samp', 'var_pop', 'var_samp', 'variance']
export const AGGREGATES = [...AVERAGING, 'sum', 'max', 'min']

export const isAveraging = (name: string): boolean => AVERAGING.includes(name)

/** True if a column of this type has the aggregate. */
export const aggregates = (name: string, type: PgType): boolean =>
  name === 'max' || name === 'min' ? isComparable(type) : isNumeric(type)
