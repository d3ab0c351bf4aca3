import { isPublishProblem, type PublishProblem } from '@questboard/domain'
import { z } from 'zod'

/** Problems that prevent publishing, as the database reports them. */
export const problemsIn = (value: unknown): readonly PublishProblem[] =>
  z.array(z.string()).catch([]).parse(value).filter(isPublishProblem)
