import { pushPfade, pushWechsel } from '@kurstadt/contract/abos'
import { expect, test, vi } from 'vitest'
import { move, movedPath } from './moved.ts'

const applicationServerKey = new ArrayBuffer(65)

/** A subscription as a browser hands it over. */
function subscription(name: string): PushSubscription {
  const endpoint = `https://push.example/${name}`
  const keys = { p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) }
  return {
    endpoint,
    expirationTime: null,
    options: { applicationServerKey, userVisibleOnly: true },
    getKey: () => null,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => true,
  }
}

/** What a site is asked when a browser has changed an address. */
async function sent(old: string | null, made: string | null) {
  const subscribe = vi.fn(async () => subscription('asked-anew'))
  const calls: { path: unknown; method: unknown; body: unknown }[] = []
  async function fetch(path: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null
    calls.push({ path, method: init?.method, body })
    return Response.json({})
  }
  const registration = {
    pushManager: { subscribe },
    getNotifications: async () => [],
    showNotification: async () => undefined,
  }
  const event = {
    oldSubscription: old === null ? null : subscription(old),
    newSubscription: made === null ? null : subscription(made),
    waitUntil: () => undefined,
  }
  await move(event, { fetch, registration })
  return { calls, subscribe }
}

test.each([
  ['made', 'https://push.example/made', 0],
  [null, 'https://push.example/asked-anew', 1],
] as const)('a device that has moved tells both addresses: %s', async (made, endpunkt, asked) => {
  const { calls, subscribe } = await sent('old', made)
  const [call] = calls
  expect(call).toMatchObject({ path: pushPfade.wechsel, method: 'POST' })
  expect(pushWechsel.parse(call?.body)).toMatchObject({
    alt: 'https://push.example/old',
    geraet: { endpunkt },
  })
  expect(subscribe).toHaveBeenCalledTimes(asked)
  if (asked === 1)
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey })
})

test('without the old address nothing can be told', async () => {
  expect((await sent(null, 'made')).calls).toEqual([])
  expect((await sent(null, null)).calls).toEqual([])
})

test('the file that imports nothing has the path of the contract', () => {
  expect(movedPath).toBe(pushPfade.wechsel)
})
