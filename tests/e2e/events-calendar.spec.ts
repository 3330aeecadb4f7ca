import { expect, test } from '@playwright/test'
import { eventsOf, expectList } from '../support/event-list.ts'

// Spec 2.6, 2.7 and 4: the calendar of a month, and the teaser of the next events.

const path = '/de/veranstaltungen/'

/** The month after the one of a day. */
function monthAfter(day: string): string {
  const next = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return next.toISOString().slice(0, 7)
}

const nameOf = (month: string) =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a month is a second view of the list, with the same filters', async ({
      page,
      request,
    }) => {
      const { heute } = await eventsOf(request, 'kommend')
      const [month, next] = [heute.slice(0, 7), monthAfter(heute)]
      await page.goto(`${path}?barrierefrei=1`)
      await page.getByRole('link', { name: 'Kalender', exact: true }).click()
      await expect(page).toHaveURL(`${path}?barrierefrei=1&monat=${month}`)
      await page.getByRole('link', { name: `Nächster Monat: ${nameOf(next)}` }).click()
      await expect(page).toHaveURL(`${path}?barrierefrei=1&monat=${next}`)
      const shown = await eventsOf(request, 'kommend', `barrierefrei=1&monat=${next}`)
      await expectList(page, shown)
      const days = page.getByRole('table', { name: nameOf(next) }).getByRole('link')
      await expect(days).toHaveCount(shown.tage.length)
      const [first] = shown.tage
      await days.first().click()
      const day = `zeitraum=individuell&datum_von=${first?.tag}&datum_bis=${first?.tag}`
      await expect(page).toHaveURL(`${path}?barrierefrei=1&${day}#ergebnisse`)
      const onDay = await eventsOf(request, 'kommend', `barrierefrei=1&${day}`)
      expect(onDay.anzahl).toBe(first?.anzahl)
      await expectList(page, onDay)
    })

    test('the teaser shows five events, and «mehr laden» five more until there are twenty', async ({
      page,
      request,
    }) => {
      const { data } = await eventsOf(request, 'kommend', 'zusammengefasst=true&pro_seite=30')
      const today = await eventsOf(request, 'kommend', 'zeitraum=heute&pro_seite=500')
      // The page is a few minutes old; since then one of today's may have ended.
      const isToday = new Set(today.data.map(({ titel }) => titel))
      const next = data.map(({ titel }) => titel).filter((titel) => !isToday.has(titel))
      await page.goto('/de/')
      const teaser = page.locator('section', {
        has: page.getByRole('heading', { name: 'Die nächsten Veranstaltungen' }),
      })
      const titles = teaser.getByRole('article').getByRole('heading')
      for (const shown of [5, 10, 15, 20]) {
        const visible = titles.filter({ visible: true })
        await expect(visible).toHaveCount(shown)
        const later = (await visible.allTextContents()).filter((titel) => !isToday.has(titel))
        expect(later).toEqual(next.slice(0, later.length))
        const more = teaser.getByText('mehr laden').filter({ visible: true })
        if (shown === 20) {
          expect(later.length).toBeGreaterThan(0)
          await expect(more).toHaveCount(0)
        } else await more.click()
      }
    })
  })
}

test('the teaser of the shop shows events it has something for, with what and for how much', async ({
  page,
  request,
}) => {
  await page.goto('/de/rossini/karten/')
  const teaser = page.locator('section', {
    has: page.getByRole('heading', { name: 'Plakate zu unseren Abenden' }),
  })
  const { data, artikel } = await eventsOf(
    request,
    'kommend',
    'zusammengefasst=true&im_shop=true&festival=true&pro_seite=20',
  )
  const titles = teaser.getByRole('article').getByRole('heading').filter({ visible: true })
  await expect(titles).toHaveText(data.slice(0, 5).map(({ titel }) => titel))
  const [first] = data
  const sold = artikel.find(({ veranstaltung_id }) => veranstaltung_id === first?.id)
  const price = sold?.preis_pro_einheit.toFixed(2).replace('.', ',')
  const offers = teaser.getByRole('article').first().getByRole('list').last()
  await expect(offers).toContainText(`${sold?.titel}, ${price}`)
})

test('the days of a month are reached with the keyboard, and say what is on', async ({
  page,
  request,
}) => {
  const { heute } = await eventsOf(request, 'kommend')
  const month = monthAfter(heute)
  const { tage } = await eventsOf(request, 'kommend', `monat=${month}`)
  await page.goto(`${path}?monat=${month}`)
  await page.getByRole('link', { name: /Nächster Monat/ }).focus()
  await page.keyboard.press('Tab')
  const [first] = tage
  const focused = page.getByRole('table').getByRole('link').first()
  await expect(focused).toBeFocused()
  const words = first?.anzahl === 1 ? '1 Veranstaltung' : `${first?.anzahl} Veranstaltungen`
  await expect(focused).toHaveAccessibleName(`${Number(first?.tag.slice(8))} ${words}`)
})
