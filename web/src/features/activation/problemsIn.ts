import { isPublishProblem, type PublishProblem } from '@questboard/domain'
import { z } from 'zod'

/** What the database says that publishing lacks. */
export const problemsIn = (value: unknown): readonly PublishProblem[] =>
  z.array(z.string()).catch([]).parse(value).filter(isPublishProblem)
