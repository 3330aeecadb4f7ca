import { afterAll, vi } from 'vitest'

/**
 * Set-up of a project whose test files share a process, so that packages are loaded once: each
 * file gets the product's modules and Payload anew and leaves the environment as it found it.
 */
const before = { ...process.env }
vi.resetModules()
forgetPayload()

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})

/** Payload keeps one of itself for a process. */
function forgetPayload(): void {
  const kept: unknown = Reflect.get(globalThis, '_payload')
  if (kept instanceof Map) kept.clear()
}
