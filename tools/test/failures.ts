import path from 'node:path'
import { z } from 'zod'
import { root } from '../stack/index.ts'

/** Letters of the words of an error that are shown. */
const mostLetters = 300

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

type Suite = { specs?: Spec[] | undefined; suites?: Suite[] | undefined }
type Spec = z.infer<typeof spec>

const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(
        z.object({ error: z.object({ message: z.string().optional() }).optional() }),
      ),
    }),
  ),
})
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec).optional(), suites: z.array(suite).optional() }),
)
const playwrightReport = z.object({ suites: z.array(suite) })

/** What failed by a JSON report of vitest, each as a line: file, test and the first line of the error. */
export function failuresOfVitest(report: unknown): string[] {
  return vitestReport.parse(report).testResults.flatMap((file) => {
    const name = path.relative(root, file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    // A file that cannot be loaded has no tests that could fail.
    if (failed.length === 0 && file.status === 'failed') return [lineOf([name], file.message)]
    return failed.map((test) => lineOf([name, test.fullName], test.failureMessages?.[0]))
  })
}

/** What failed, or passed at the second attempt only, by a JSON report of Playwright, each as a line. */
export function failuresOfPlaywright(report: unknown): string[] {
  return playwrightReport.parse(report).suites.flatMap(specsOf).flatMap(failuresOfSpec)
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function failuresOfSpec({ title, file, line, tests }: Spec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => {
      const error = results.find((result) => result.error)?.error
      return lineOf([`[${projectName}] ${file}:${line}`, title], error?.message)
    })
}

function lineOf(place: readonly string[], words = ''): string {
  const why = words.split('\n', 1)[0]?.slice(0, mostLetters).trim() ?? ''
  return `${place.join(' › ')}${why && `: ${why}`}`
}
