import { expect, type Page, test } from '@playwright/test'
import { isTypable } from '../support/awake.ts'
import { fillTrap } from '../support/fill-trap.ts'
import { giveOwnAddress } from '../support/own-address.ts'

test.beforeEach(giveOwnAddress)

// Clubs, businesses and neighbours enter themselves; visitors leave their contact details (spec 2.6).

const summary = (page: Page) => page.getByRole('region', { name: /^Bitte prüfen Sie/ })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Vielen Dank für Ihre Anfrage!' })
const failure = 'Leider ist ein Fehler bei der Anfrage aufgetreten'

/** A day in the town, so many days from today. */
function day(offset: number): string {
  const then = new Date(Date.now() + offset * 86_400_000)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(then)
}

const person = { vorname: 'Nora', nachname: 'Kiefer', email: 'nora@kiefer.example' }
const address = { strasse: 'Gerbergasse 3', plz: '00375', ort: 'Silbertal' }

/** What a form needs: text by the name of its field, and what is chosen or ticked. */
type Filling = { path: string; send: string; values: Record<string, string>; ticks: string[] }

const fillings: Record<string, Filling> = {
  verein: {
    path: '/de/anfragen/verein/',
    send: 'Eintrag absenden',
    values: { titel: 'Schachfreunde', text: 'Wir spielen dienstags.', ...person },
    ticks: ['Neu eintragen'],
  },
  brancheneintrag: {
    path: '/de/anfragen/brancheneintrag/',
    send: 'Eintrag absenden',
    values: { titel: 'Rahmenwerkstatt', text: 'Wir rahmen.', ...address, ...person },
    ticks: ['Einen Eintrag ändern lassen', 'Die Adresse darf auf der Website stehen.'],
  },
  'schwarzes-brett': {
    path: '/de/anfragen/schwarzes-brett/',
    send: 'Aushang absenden',
    values: { titel: 'Schrank', text: 'Zum Abholen.', ...person },
    ticks: ['Mein Name darf auf dem Aushang stehen.'],
  },
  corona: {
    path: '/de/anfragen/kontaktdaten/',
    send: 'Kontaktdaten absenden',
    values: {
      einrichtung: 'Konzerthaus',
      uhrzeit: '19:30',
      telefon: '030 23125-911',
      vorname: 'Nora',
      nachname: 'Kiefer',
      ...address,
    },
    ticks: [],
  },
}

async function open(page: Page, { path }: Filling, hasJavaScript = true) {
  await page.goto(path)
  if (hasJavaScript) await isTypable(page)
}

async function fillIn(page: Page, { values, ticks }: Filling) {
  for (const [name, value] of Object.entries(values))
    await page.locator(`main [name="${name}"]`).fill(value)
  const kind = page.locator('main select[name=art]')
  if ((await kind.count()) > 0) await kind.selectOption('verschenke')
  for (const label of ticks) await page.getByLabel(label).check()
  await page.getByRole('checkbox', { name: /einverstanden/ }).check()
}

const send = (page: Page, filling: Filling) =>
  page.getByRole('button', { name: filling.send }).click()

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const [name, filling] of Object.entries(fillings))
      test(`spec 5, 8, T60: ${name} names what is missing, refuses a program and thanks a person`, async ({
        page,
      }) => {
        await open(page, filling, javaScriptEnabled)
        await test.step('spec 5: what is missing is named in a summary', async () => {
          // A browser without the form's code checks for itself what must be filled in.
          await page.evaluate(() =>
            document.querySelector('main form')?.setAttribute('novalidate', ''),
          )
          await send(page, filling)
          for (const message of [
            'Bitte geben Sie Ihren Vornamen an.',
            'Bitte geben Sie Ihren Nachnamen an.',
            'Bitte stimmen Sie der Verarbeitung Ihrer Angaben zu.',
          ])
            await expect(summary(page).getByRole('link', { name: message })).toBeVisible()
        })
        await test.step('T60: a filled honeypot is an error, and keeps what was typed', async () => {
          await fillIn(page, filling)
          await fillTrap(page)
          await send(page, filling)
          await expect(page.getByRole('heading', { name: failure })).toBeVisible()
          await expect(page.locator('main [name=vorname]')).toHaveValue('Nora')
        })
        await test.step('spec 8: a request is thanked for, with a number', async () => {
          await send(page, filling)
          await expect(thanks(page)).toBeVisible()
          await expect(page.getByText(/^Ihre Vorgangsnummer: A-\d+$/)).toBeVisible()
          await page.getByRole('link', { name: 'zurück zum Formular' }).click()
          await expect(page.locator('main [name=vorname]')).toHaveValue('')
        })
      })

    test('spec 5: what the server refuses is named and what was typed stays', async ({ page }) => {
      const { verein, 'schwarzes-brett': brett } = fillings
      if (!(verein && brett)) throw new Error('no filling')
      await open(page, brett, javaScriptEnabled)
      await fillIn(page, {
        ...brett,
        values: { ...brett.values, vorname: 'N', text: 'https://a.example '.repeat(4) },
        ticks: ['Mein Name darf auf dem Aushang stehen.'],
      })
      await page.evaluate(() => document.querySelector('main form')?.setAttribute('novalidate', ''))
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await send(page, brett)
      if (!javaScriptEnabled) expect((await answered).status()).toBe(400)
      else answered.catch(() => undefined)
      await expect(summary(page)).toContainText('Bitte geben Sie Ihren Vornamen an.')
      await expect(summary(page)).toContainText('Bitte ohne Internet- und E-Mail-Adressen')
      await expect(page.locator('main [name=titel]')).toHaveValue('Schrank')
      await expect(page.locator('main select[name=art]')).toHaveValue('verschenke')
      await expect(page.getByLabel('Mein Name darf auf dem Aushang stehen.')).toBeChecked()
      await expect(page.locator('main [name=vorname]')).toHaveAttribute('aria-invalid', 'true')
      await page.locator('main [name=vorname]').fill('Nora')
      await page.locator('main [name=text]').fill('Zum Abholen.')
      await page.getByRole('checkbox', { name: /einverstanden/ }).check()
      await send(page, brett)
      await expect(thanks(page)).toBeVisible()
    })
  })

test('F27: a draft brings back what was chosen, too', async ({ page }) => {
  await page.goto('/de/anfragen/verein/')
  await isTypable(page)
  await page.getByLabel('Einen Eintrag ändern lassen').check()
  await page.locator('main [name=titel]').fill('Schachfreunde')
  await page.reload()
  await expect(page.locator('main [name=titel]')).toHaveValue('Schachfreunde')
  await expect(page.getByLabel('Einen Eintrag ändern lassen')).toBeChecked()
  await expect(page.getByLabel('Neu eintragen')).not.toBeChecked()
})

test('spec 4: an English request without a package leads to offers in English', async ({
  page,
}) => {
  await page.goto('/en/offers/request/')
  await isTypable(page)
  for (const [name, value] of Object.entries({ ...person, ...address, datum_bis: day(3) }))
    await page.locator(`main [name="${name}"]`).fill(value)
  await page.getByRole('checkbox', { name: /agree/ }).check()
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByRole('link', { name: 'To the packages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Package offers' })).toBeVisible()
  await page.getByRole('link', { name: 'Firs and springs' }).click()
  await page.getByRole('link', { name: 'Send an enquiry' }).first().click()
  await expect(page).toHaveURL(/pauschale=firs-and-springs-id_\d+&hotel=vorschlag/)
})

test('spec 7: analytics hear of a request that was taken, once', async ({ page }) => {
  const { corona } = fillings
  if (!corona) throw new Error('no filling')
  await page.addInitScript(() => {
    document.addEventListener('kurstadt:ereignis', (event) => {
      if (event instanceof CustomEvent)
        document.documentElement.dataset.announced = JSON.stringify(event.detail)
    })
  })
  const foreign: string[] = []
  const own = new URL(process.env.WEBSITE_URL ?? 'http://localhost:3000').host
  page.on('request', (request) => {
    if (new URL(request.url()).host !== own) foreign.push(request.url())
  })
  await open(page, corona)
  await fillIn(page, corona)
  await send(page, corona)
  await expect(thanks(page)).toBeVisible()
  const announced = await page.evaluate(() => document.documentElement.dataset.announced)
  expect(announced).toBe('{"name":"Anfrage","formular":"corona"}')
  expect(foreign).toEqual([])
})
