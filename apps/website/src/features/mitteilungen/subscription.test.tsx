import { afterEach, expect, test, vi } from 'vitest'
import { knowsPush } from './subscription.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a kiosk orders no messages for whoever comes next', () => {
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', class {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: {} }))
  expect(knowsPush()).toBe(true)
  localStorage.setItem('kiosk', '1')
  expect(knowsPush()).toBe(false)
})
