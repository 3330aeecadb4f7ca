import { expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { chromiumArguments, chromiumPath } from '../support/chromium.ts'

// Spec 2.6, push-notification widget. The shell without a window knows no notifications at all.

const named = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) })

test.use({ launchOptions: { executablePath: chromiumPath(), args: chromiumArguments } })

/** A page with its service worker. */
async function withWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

/** Brings messages to the service worker of a page, as the browser's push service does: all at once. */
async function deliver(page: Page, messages: readonly object[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const [registrationId, { origin }] = [await found, new URL(page.url())]
  const deliveries = messages.map((message) => {
    const data = JSON.stringify(message)
    return devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  })
  await Promise.all(deliveries)
}

/** How many messages the service worker has shown so far; nobody asks the browser, which would forget some. */
async function countShown(page: Page): Promise<() => Promise<number>> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no service worker')
  const counted = await worker.evaluateHandle(() => {
    const own = { count: 0 }
    const { prototype } = ServiceWorkerRegistration
    const show: unknown = Reflect.get(prototype, 'showNotification')
    if (typeof show !== 'function') throw new Error('the browser shows no notifications')
    const counted = new Proxy(show, {
      async apply(target, registration, message) {
        await Reflect.apply(target, registration, message)
        own.count += 1
      },
    })
    Object.assign(prototype, { showNotification: counted })
    return own
  })
  return () => counted.evaluate(({ count }) => count)
}

test('a push message is shown once for its mark, and leads to a page of this site alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await withWorker(page, '/de/app/')
  const message = {
    titel: 'Müllabfuhr am Dienstag, 1. April',
    text: 'Restmüll',
    adresse: '/de/buergerservice/abfallkalender/',
    marke: 'abfuhr:2031-04-01',
    sprache: 'de',
  }
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const all = await registration.getNotifications()
      return all.map((one) => {
        const { body, lang, tag, title } = one
        return { body, lang, tag, title, data: JSON.stringify(one.data) }
      })
    })
  const count = await countShown(page)
  const foreign = { ...message, marke: 'fremd', adresse: 'https://fremd.example/' }
  await deliver(page, [message, message, foreign])
  await expect.poll(count).toBe(3)
  expect((await shown()).toSorted((a, b) => a.tag.localeCompare(b.tag))).toEqual([
    {
      title: message.titel,
      body: message.text,
      lang: 'de',
      tag: message.marke,
      data: JSON.stringify({ path: message.adresse }),
    },
    { title: message.titel, body: message.text, lang: 'de', tag: 'fremd', data: '{"path":"/"}' },
  ])
})

test('messages are turned on after a choice, taken by the town, and ended by one click', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['notifications'])
  const streets = `${process.env.CONTENT_API_URL}/api/cms/strassen?sprache=de&pro_seite=1`
  const [street] = named.parse(await (await request.get(streets)).json()).data
  await page.addInitScript(
    (own) => localStorage.setItem('abfall:strasse', own),
    `${street?.id}\t${street?.name}`,
  )
  // The browser of the test reaches no push service: what one would answer is put in its place.
  await page.addInitScript(() => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
    let own: object | null = null
    const base64url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '')
    const subscribe = async (options: object) => {
      const curve = { name: 'ECDH', namedCurve: 'P-256' }
      const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
      const p256dh = base64url(await crypto.subtle.exportKey('raw', publicKey))
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)).buffer)
      const unsubscribe = async () => {
        own = null
        return true
      }
      own = { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
      return own
    }
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => own })
  })
  await withWorker(page, '/de/app/')
  const widget = page.locator('[data-behaviour="mitteilungen"]')
  const status = widget.getByRole('status')
  await expect(status).toHaveText('Mitteilungen sind auf diesem Gerät ausgeschaltet.')
  await widget.getByRole('button', { name: 'Mitteilungen einschalten' }).click()
  await expect(status).toHaveText('Bitte wählen Sie mindestens eines aus.')
  await widget.getByRole('checkbox', { name: 'Wichtige Hinweise der Stadt' }).check()
  await widget.getByRole('button', { name: 'Mitteilungen einschalten' }).click()
  await expect(status).toHaveText('Mitteilungen sind auf diesem Gerät eingeschaltet.')
  await expect(widget.getByText('Sie bekommen: Wichtige Hinweise der Stadt')).toBeVisible()
  await widget.getByRole('checkbox', { name: 'Abfuhrtermine meiner Straße' }).press('Space')
  await widget.getByLabel('Wann wir an die Abfuhr erinnern').selectOption('am Morgen um 6 Uhr')
  const categories = widget.getByRole('group', { name: 'Neue Veranstaltungen' })
  for (const place of [0, 2]) await categories.getByRole('checkbox').nth(place).press('Space')
  await widget.getByRole('button', { name: 'Auswahl speichern' }).press('Enter')
  const all = /^Sie bekommen: .+ Straße \(am Morgen um 6 Uhr\), [^,]+, [^,]+$/
  await expect(widget.getByText(all)).toBeVisible()
  await expect(status).toHaveText('Mitteilungen sind auf diesem Gerät eingeschaltet.')
  await widget.getByRole('button', { name: 'Alle Mitteilungen beenden' }).click()
  await expect(status).toContainText('Beendet.')
  await expect(widget.getByText(/^Sie bekommen/)).toBeHidden()
})
