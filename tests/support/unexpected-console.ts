import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

const loud = ['error', 'warn'] as const
let unexpected: string[] = []

beforeEach(() => {
  unexpected = []
  for (const level of loud) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      unexpected.push(`console.${level}: ${format(...words)}`)
    })
  }
})

/** A test that expects a message replaces the spy: `vi.spyOn(console, 'error').mockReturnValue()`. */
afterEach(() => {
  const lines = unexpected
  unexpected = []
  vi.restoreAllMocks()
  if (lines.length > 0) throw new Error(`unexpected messages:\n${lines.join('\n')}`)
})
