import { type APIRequestContext, expect, test } from '@playwright/test'
import { violationsOf } from '../support/in-page.ts'
import { account, heading } from '../support/intranet.ts'
import { giveOwnAddress } from '../support/own-address.ts'

// Whoever is not logged in to the intranet (T04, T09, T11, T12, T20, T21). Nobody logs in here: the
// account of the demo town changes its password in intranet.spec.ts, which ends its sessions.

test.beforeEach(giveOwnAddress)

test('T04: whoever has forgotten a password hears the same, whatever the address', async ({
  page,
}) => {
  await page.goto('/de/intranet/')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  for (const email of [account.email, 'nobody@rathaus.example']) {
    await page.goto('/de/intranet/passwort-vergessen/')
    expect(await violationsOf(page)).toEqual([])
    await page.getByLabel('E-Mail-Adresse').first().fill(email)
    await page.getByRole('button', { name: 'Adresse anfordern' }).click()
    await expect(page.getByText(/Wenn es zu dieser E-Mail-Adresse ein Konto gibt/)).toBeVisible()
  }
})

test('T09: a link that is not good any more leads to another one', async ({ page }) => {
  await page.goto('/de/intranet/passwort/abcdefghijklmnopqrstu_/')
  await page.getByLabel('Neues Passwort').fill('sieben Tannen im Nebel')
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByText(/Diese Adresse gilt nicht mehr/)).toBeVisible()
  await page.getByRole('link', { name: 'Eine neue Adresse anfordern' }).click()
  await expect(heading(page, 'Passwort vergessen')).toBeVisible()
})

const places = [
  '',
  'personal/',
  'personal/1/',
  'dokumente/',
  'zweiter-faktor/',
  'rathaus-konto/',
  'rathaus-konto/?code=x&state=y',
  'nichts/',
  'x.css',
  '..;/x',
]
const acts = ['passwort', 'code', 'einrichten', 'bestaetigen', 'codes', 'aus', 'bleiben']

async function answersOf(request: APIRequestContext, headers: Record<string, string>) {
  const answers = await Promise.all(
    places.map((place) => request.get(`/de/intranet/${place}`, { headers })),
  )
  return Promise.all(
    answers.map(async (answer) => ({
      status: answer.status(),
      caching: answer.headers()['cache-control'] ?? '',
      text: await answer.text(),
    })),
  )
}

test('T12, T20, T21: whoever is not logged in reads nothing, whatever the address looks like', async ({
  request,
}) => {
  const unknown = 'intranetauth=58845afd-15a9-4aa3-850e-e29eb547e863.abcdefghijklmnopqrstu_'
  for (const cookie of ['', 'intranetauth=x', 'ratsinfoauth=x', unknown])
    for (const { status, caching, text } of await answersOf(request, { cookie })) {
      expect([401, 404]).toContain(status)
      expect(caching).toContain('no-store')
      expect(text).not.toContain('Angemeldet als')
    }
  const elsewhere = await request.get('/en/intranet/personal/', { maxRedirects: 0 })
  expect([elsewhere.status(), elsewhere.headers().location]).toEqual([302, '/de/intranet/'])
})

test('T12: whoever is not logged in changes nothing, whatever a form is called', async ({
  request,
  baseURL,
}) => {
  for (const tun of acts) {
    const form = { tun, code: '123456', passwort: 'x', vorgang: 'abcdefghijklmnopqrstu_' }
    const answer = await request.post('/de/intranet/zweiter-faktor/', {
      form,
      headers: { Origin: baseURL ?? '' },
    })
    expect([tun, answer.status()]).toEqual([tun, 401])
    expect(answer.headers()['cache-control']).toContain('no-store')
    expect(await answer.text()).not.toContain('Angemeldet als')
  }
})

test('the intranet is reached from the foot of every German page', async ({ page }) => {
  await page.goto('/de/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Intranet' }).click()
  await expect(heading(page, 'Anmelden im Intranet')).toBeVisible()
})

test('T11: another site logs nobody in or out', async ({ request }) => {
  const answer = await request.post('/de/intranet/', {
    headers: { Origin: 'https://evil.example' },
    form: { tun: 'abmelden' },
  })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})
