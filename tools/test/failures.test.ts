import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/index.ts'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'

test('a failed test of vitest is named with its file and the first line of its error', () => {
  const passed = { fullName: 'is fine', status: 'passed', failureMessages: [] }
  const failed = {
    fullName: 'menu opens',
    status: 'failed',
    failureMessages: ['AssertionError: expected 1 to be 2\n    at menu.test.ts:3:1'],
  }
  const file = { name: path.join(root, 'menu.test.ts'), status: 'failed', message: '' }
  expect(
    failuresOfVitest({ testResults: [{ ...file, assertionResults: [passed, failed] }] }),
  ).toEqual(['menu.test.ts › menu opens: AssertionError: expected 1 to be 2'])
})

test('a file that cannot be loaded is named too', () => {
  const file = {
    name: path.join(root, 'menu.test.ts'),
    status: 'failed',
    message: 'Cannot find package',
    assertionResults: [],
  }
  expect(failuresOfVitest({ testResults: [file] })).toEqual(['menu.test.ts: Cannot find package'])
})

test('a failed browser test is found in the suites within suites', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'menu.spec.ts',
    line: 12,
    tests: [
      { projectName: 'browser', status, results: [{ error: message ? { message } : undefined }] },
    ],
  })
  const report = {
    suites: [
      {
        specs: [spec('is fine', 'expected')],
        suites: [{ specs: [spec('opens', 'unexpected', 'Timeout\nat 1')] }],
      },
      { specs: [spec('closes', 'flaky')] },
    ],
  }
  expect(failuresOfPlaywright(report)).toEqual([
    '[browser] menu.spec.ts:12 › opens: Timeout',
    '[browser] menu.spec.ts:12 › closes',
  ])
})
