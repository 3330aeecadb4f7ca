import { vi } from 'vitest'

/** The key of the town's messages, as its page has it. */
export const schluessel = `BA${'A'.repeat(85)}`

/** A browser that knows messages: what it answers, and what it was asked. */
export function browserWith(
  answer: NotificationPermission,
  ergebnis: object = { ergebnis: 'angenommen' },
  isOn = false,
) {
  const calls: string[] = []
  const sent: unknown[] = []
  const bytes = Uint8Array.from(atob(schluessel.replaceAll('_', '/')), (one) => one.charCodeAt(0))
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  const subscription = {
    endpoint,
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      own = null
      return true
    },
  }
  let own = isOn ? subscription : null
  const subscribe = async () => {
    calls.push('subscribe')
    own = subscription
    return own
  }
  const pushManager = { getSubscription: async () => own, subscribe }
  const registration = { pushManager }
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: async () => {
      calls.push('permission')
      return answer
    },
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }))
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return Response.json(ergebnis)
  })
  return { calls, sent }
}
