import { expect, test } from 'vitest'
import { aktiveDienste, dienste, dienstNamen, type Lage, vereinteDienste } from './index.ts'

const everything: Lage = {
  MEDIA_S3_ENDPOINT: 'https://s3.rechenzentrum.example',
  SMTP_URL: 'smtps://nutzer:geheim@mail.stadt.example',
  MOLLIE_API_KEY: 'live_geheim',
  CART_SCRIPT: 'https://cdn.korb.example/v3/korb.js',
  CART_NAME: 'Korbhaus',
  CART_HOSTS: ['app.korb.example'],
  newsletter_url: 'https://newsletter.stadt.example/bestellen?liste=geheim',
  buchungsportal: 'https://buchen.portal.example/suche',
  EMBED_HOSTS: ['filme.example'],
  karte_haeuser: ['karten.example', 'kacheln.example'],
  MATOMO_URL: 'https://statistik.stadt.example/',
  SENTRY_DSN: 'https://geheim@errors.stadt.example/1',
  OIDC_ISSUER: 'https://konten.stadt.example/realms/rathaus',
}

test('an installation that has switched nothing on names nobody', () => {
  expect(aktiveDienste({})).toEqual([])
  expect(aktiveDienste({ EMBED_HOSTS: [], karte_haeuser: [], SMTP_URL: null })).toEqual([])
})

test('every service says by itself that it is on, to whom, and never with a key', () => {
  const on = aktiveDienste(everything)
  expect(on.map(({ name }) => name)).toEqual([...dienstNamen])
  expect(JSON.stringify(on)).not.toContain('geheim')
  expect(on.find(({ name }) => name === 'warenkorb')?.empfaenger).toEqual([
    'Korbhaus (cdn.korb.example)',
    'app.korb.example',
  ])
})

test.each(dienstNamen)('%s is off without what it names, and depends on nothing else', (name) => {
  const own: readonly string[] = dienste[name].von
  const others = Object.entries(everything).filter(([key]) => !own.includes(key))
  expect(dienste[name].empfaenger(Object.fromEntries(others))).toEqual([])
  const only = Object.entries(everything).filter(([key]) => own.includes(key))
  expect(dienste[name].empfaenger(Object.fromEntries(only)).length).toBeGreaterThan(0)
})

test.each(dienstNamen)('%s says purpose, data, legal basis and time in both languages', (name) => {
  const { de, en } = dienste[name].worte
  for (const words of [de, en])
    for (const said of Object.values(words)) expect(said.length).toBeGreaterThan(5)
  for (const { rechtsgrundlage } of [de, en]) expect(rechtsgrundlage).toMatch(/GDPR|DSGVO/)
})

test('what two processes know is one list, each recipient once', () => {
  const store = { name: 'medienspeicher', empfaenger: ['s3.example'] } as const
  const mail = { name: 'mailserver', empfaenger: ['mail.example'] } as const
  const joined = vereinteDienste(
    [{ ...mail, empfaenger: [...mail.empfaenger] }],
    [{ ...store, empfaenger: ['s3.example'] }],
    [{ ...store, empfaenger: ['s3.example', 's3.zwei.example'] }],
  )
  expect(joined).toEqual([
    { name: 'medienspeicher', empfaenger: ['s3.example', 's3.zwei.example'] },
    { name: 'mailserver', empfaenger: ['mail.example'] },
  ])
})
