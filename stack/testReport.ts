/** The results of a vitest round, from its report. */
import { z } from 'zod'

export type Found = { passed: number; failed: number; skipped: number; failures: string[] }

const assertionSchema = z.object({
  status: z.string(),
  fullName: z.string(),
  failureMessages: z.array(z.string()).nullish(),
})

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number().default(0),
  numTodoTests: z.number().default(0),
  testResults: z.array(
    z.object({
      status: z.string(),
      name: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(assertionSchema),
    }),
  ),
})

/** Shortens an error message to the expectation. The failed test's output has the complete message. */
const shorten = (message: string): string =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n')

const describe = (file: string, name: string, messages: readonly string[]): string =>
  [`  ${file} > ${name}`, ...messages.map(shorten)].join('\n')

/** A file that could not be loaded counts as one failure. */
export function readReport(text: string, code: number): Found {
  const report = reportSchema.parse(JSON.parse(text))
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    // An error outside a test fails the run without failing a test.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map((file) => describe(file.name, 'could not be loaded', [file.message])),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => describe(file.name, test.fullName, test.failureMessages ?? [])),
      ),
    ],
  }
}
