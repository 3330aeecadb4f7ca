import { expect, type Locator, test } from '@playwright/test'
import { isTypable } from '../support/awake.ts'
import { day, summary } from '../support/event-form.ts'
import { giveOwnAddress } from '../support/own-address.ts'

// The validation rules of the request forms, row by row (spec 5), in the browser and on the server.

test.beforeEach(giveOwnAddress)

const firstName = 'Bitte geben Sie Ihren Vornamen an.'
const lastName = 'Bitte geben Sie Ihren Nachnamen an.'
const mail = 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.'
const consent = 'Bitte stimmen Sie der Verarbeitung Ihrer Angaben zu.'
const needed = (label: string) => `Bitte füllen Sie „${label}“ aus.`
const address = ['Straße und Hausnummer', 'Postleitzahl', 'Ort'].map(needed)
/** What a form says that knows nobody yet. */
const whoAsks = [firstName, lastName, ...address, mail, consent]
const people = 'Die minimale Personenanzahl beträgt 1'
const either =
  'Bitte geben Sie eine E-Mail-Adresse oder eine Telefonnummer an, damit wir Ihnen antworten können.'
const offer = '/de/angebote/anfrage/?pauschale=tannen-und-thermen&hotel=waldhorn'

type Row = {
  rule: string
  form: string
  path: string
  /** What stands in the form before anybody types. */
  begins?: Record<string, string>
  typed: Record<string, string>
  messages: string[]
}

const rows: Row[] = [
  {
    rule: 'a tour needs names, address, mail, day, time and consent',
    form: 'fuehrung',
    path: '/de/anfragen/fuehrung/',
    begins: { termin: day(0), anzahl_personen: '2' },
    typed: { vorname: 'A', termin: '', anzahl_personen: '0' },
    messages: [
      'Bitte geben Sie an, an welchem Tag die Führung stattfinden soll.',
      'Bitte geben Sie an, zu welcher Uhrzeit die Führung stattfinden soll.',
      people,
      ...whoAsks,
    ],
  },
  {
    rule: 'a tour is today at the earliest, and a mail address is one',
    form: 'fuehrung',
    path: '/de/anfragen/fuehrung/',
    typed: { termin: day(-1), email: 'w@post', uhrzeit: '10:30', bemerkung: '😀 مرحبا <b>' },
    messages: [
      '„Tag“ liegt in der Vergangenheit. Bitte wählen Sie einen Tag ab heute.',
      ...whoAsks,
    ],
  },
  {
    rule: 'arrival and departure of a package are needed, each with its own message',
    form: 'pauschale',
    path: offer,
    begins: { datum_von: day(0), datum_bis: day(0), anzahl_personen: '2' },
    typed: { datum_von: '', datum_bis: '', anzahl_personen: '-1' },
    messages: [
      'Bitte geben Sie an, an welchem Tag Sie anreisen.',
      'Bitte geben Sie an, an welchem Tag Sie abreisen.',
      people,
      ...whoAsks,
    ],
  },
  {
    rule: 'nobody departs before they arrive',
    form: 'pauschale',
    path: offer,
    typed: { datum_von: day(5), datum_bis: day(4) },
    messages: ['Die Abreise liegt vor der Anreise.', ...whoAsks],
  },
  {
    rule: 'neither mail nor telephone is not enough',
    form: 'kontakt',
    path: '/de/anfragen/',
    typed: { betreff: 'Umzug', nachricht: 'Wir ziehen um.', vorname: 'Ayşe', nachname: 'Öztaş' },
    messages: [either, consent],
  },
  {
    rule: 'both mail and telephone may be given',
    form: 'kontakt',
    path: '/de/anfragen/',
    typed: { email: 'a@post.example', telefon: '030 23125-911', betreff: '  ' },
    messages: [needed('Worum geht es?'), needed('Nachricht'), firstName, lastName, consent],
  },
]

const valueAt = (form: Locator, name: string) => form.locator(`[name=${name}]`)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const { rule, form: name, path, begins = {}, typed, messages } of rows)
      test(`spec 5: ${rule}`, async ({ page }) => {
        await page.goto(path)
        if (javaScriptEnabled) await isTypable(page)
        const form = page.locator(`form#formular-${name}`)
        for (const [field, value] of Object.entries(begins))
          await expect(valueAt(form, field)).toHaveValue(value)
        for (const [field, value] of Object.entries(typed)) await valueAt(form, field).fill(value)
        // What a browser checks by itself is left out: the server has to say the same.
        await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''))
        await form.locator('button[type=submit]').click()
        await expect(summary(page).getByRole('link')).toHaveText(messages)
        for (const [field, value] of Object.entries(typed))
          await expect(valueAt(form, field)).toHaveValue(value)
      })
  })
