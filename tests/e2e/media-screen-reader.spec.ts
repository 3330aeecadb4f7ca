import { expect, test } from '@playwright/test'
import { isAwake } from '../support/awake.ts'
import { expectNamed, openByKey } from '../support/read-aloud.ts'

// Spec 2.6, 2.7 and 9: what a screen reader is given of the picture viewer, the film player and the
// media gallery. Each thing has a name, and none is named twice.

const viewers = [
  {
    path: '/de/fotogalerien/',
    gallery: 'Vier Jahreszeiten im Silbertal',
    last: 'Bild 8 von 8',
    words: { previous: 'Vorheriges Bild', next: 'Nächstes Bild' },
    tree: `
      - 'dialog "Bilder groß ansehen: Vier Jahreszeiten im Silbertal"':
        - /children: equal
        - status: /^Bild 3 von 8 ?. Wasserfall in einer Felsschlucht/
        - button "Schließen"
        - 'figure "Juli in der Silberschlucht, 17 Grad Bild: Stadt Bad Silberbronn"':
          - /children: equal
          - img /^Wasserfall in einer Felsschlucht/
          - text: "Juli in der Silberschlucht, 17 Grad Bild: Stadt Bad Silberbronn"
        - button "Vorheriges Bild"
        - button "Nächstes Bild"`,
  },
  {
    path: '/en/photo-galleries/',
    gallery: 'Four seasons in the Silbertal',
    last: 'Picture 8 of 8',
    words: { previous: 'Previous picture', next: 'Next picture' },
    tree: `
      - 'dialog "View pictures in full: Four seasons in the Silbertal"':
        - /children: equal
        - status: /^Picture 3 of 8/
        - button "Close"
        - 'figure "July in the Silber gorge, 17 °C Picture: Stadt Bad Silberbronn"':
          - /children: equal
          - img /./
          - text: "July in the Silber gorge, 17 °C Picture: Stadt Bad Silberbronn"
        - button "Previous picture"
        - button "Next picture"`,
  },
] as const

for (const { path, gallery, last, words, tree } of viewers)
  test(`the picture viewer has names, and keeps the focus to the end: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('link', { name: gallery }).click()
    await isAwake(page)
    await page.locator('a[id^="bild-"]').nth(2).focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog')
    await expect(viewer).toMatchAriaSnapshot(tree)
    await expectNamed(page)
    const [previous, next] = [words.previous, words.next].map((name) =>
      viewer.getByRole('button', { name }),
    )
    await next?.focus()
    const place = viewer.getByRole('status')
    for (let step = 4; step <= 8; step += 1) {
      await page.keyboard.press('Enter')
      await expect(place).toContainText(new RegExp(`\\b${step} `))
    }
    await expect(place).toContainText(last)
    await expect(next ?? viewer).toBeHidden()
    await expect(previous ?? viewer).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(place).not.toContainText(last)
  })

const players = [
  {
    path: '/de/videos/',
    own: 'Sieben Sekunden Bergbahn',
    other: 'Ein Tag in Bad Silberbronn',
    tracks: ['Deutsch', 'Englisch'],
    transcript: 'Film zum Nachlesen',
    tree: `
      - dialog "Ein Tag in Bad Silberbronn":
        - /children: equal
        - button "Schließen"
        - heading "Ein Tag in Bad Silberbronn" [level=2]
        - paragraph:
          - text: /^Dieser Inhalt kommt von YouTube/
          - link "Mehr zum Datenschutz"
        - button "Inhalt laden"
        - 'checkbox "Auswahl merken: YouTube künftig sofort laden"'
        - text: "Auswahl merken: YouTube künftig sofort laden"
        - link "Bei YouTube ansehen"
        - paragraph: /^Vom ersten Brot/
        - paragraph: /^3:04 Min/
        - group: Film zum Nachlesen`,
  },
  {
    path: '/en/videos/',
    own: 'Seven seconds of funicular',
    other: 'A day in Bad Silberbronn',
    tracks: ['German', 'English'],
    transcript: 'Read the film',
    tree: `
      - dialog "A day in Bad Silberbronn":
        - /children: equal
        - button "Close"
        - heading "A day in Bad Silberbronn" [level=2]
        - paragraph:
          - text: /^This content comes from YouTube/
          - link "More about privacy"
        - button "Load content"
        - 'checkbox "Remember my choice: always load YouTube"'
        - text: "Remember my choice: always load YouTube"
        - link "View at YouTube"
        - paragraph: /^From the first loaf/
        - paragraph: /^3:04 min/
        - group: Read the film`,
  },
] as const

for (const { path, own, other, tracks, transcript, tree } of players)
  test(`the film player has names, subtitles and its words: ${path}`, async ({ page }) => {
    await page.goto(path)
    await isAwake(page)
    const dialog = await openByKey(page, own)
    const heard = await expectNamed(page)
    expect(heard.filter((one) => one.includes(`«${own}»`))).toEqual([
      `dialog «${own}»`,
      `Video «${own}»`,
      `heading «${own}»`,
    ])
    const labels = await dialog
      .locator('video')
      .evaluate((film: HTMLVideoElement) =>
        [...film.textTracks].map(({ kind, label }) => [kind, label]),
      )
    expect(labels).toEqual(tracks.map((label) => ['subtitles', label]))
    const words = dialog.getByText(transcript)
    await words.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.locator('details')).toHaveAttribute('open', '')
    await page.keyboard.press('Escape')
    const gate = await openByKey(page, other)
    await expect(gate).toMatchAriaSnapshot(tree)
    await expectNamed(page)
    await expect(gate.getByRole('button').nth(1)).toHaveAccessibleDescription(other)
  })

const tiles = [
  {
    path: '/de/kurpark-und-konzerte/',
    film: 'Rossini-Festival: ein Blick hinter den Vorhang',
    picture: 'Der Kurpark im Herbst',
    tree: `
      - list:
        - /children: equal
        - listitem:
          - /children: equal
          - 'heading "Rossini-Festival: ein Blick hinter den Vorhang" [level=3]':
            - 'link "Rossini-Festival: ein Blick hinter den Vorhang"'
          - paragraph: Neun Minuten aus dem Kurtheater.
        - listitem:
          - /children: equal
          - heading "Der Kurpark im Herbst" [level=3]:
            - link "Der Kurpark im Herbst"
        - listitem:
          - /children: equal
          - heading "Das Silbertal, jetzt" [level=3]:
            - link "Das Silbertal, jetzt"
          - paragraph: Livebild vom Hohen Stein.`,
    shown: `
      - dialog "Der Kurpark im Herbst":
        - /children: equal
        - button "Schließen"
        - heading "Der Kurpark im Herbst" [level=2]
        - 'figure "Herbst im Kurpark Bild: Stadt Bad Silberbronn"':
          - img /^Die Kastanienallee in Herbstfarben/
          - text: "Herbst im Kurpark Bild: Stadt Bad Silberbronn"`,
  },
  {
    path: '/en/spa-park-and-concerts/',
    film: 'Rossini Festival: behind the curtain',
    picture: 'The spa park in autumn',
    tree: `
      - list:
        - /children: equal
        - listitem:
          - /children: equal
          - 'heading "Rossini Festival: behind the curtain" [level=3]':
            - 'link "Rossini Festival: behind the curtain"'
          - paragraph: Nine minutes from the spa theatre.
        - listitem:
          - /children: equal
          - heading "The spa park in autumn" [level=3]:
            - link "The spa park in autumn"
        - listitem:
          - /children: equal
          - heading "The Silbertal, now" [level=3]:
            - link "The Silbertal, now"
          - paragraph: Live view from the Hoher Stein.`,
    shown: `
      - dialog "The spa park in autumn":
        - /children: equal
        - button "Close"
        - heading "The spa park in autumn" [level=2]
        - figure /Picture. Stadt Bad Silberbronn/:
          - img /./
          - text: /Picture. Stadt Bad Silberbronn/`,
  },
] as const

for (const { path, film, picture, tree, shown } of tiles)
  test(`a media gallery names its tiles and the gate before a film once: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    await isAwake(page)
    const list = page.locator('ul:has(dialog[id^="medium-"])')
    await expect(list).toMatchAriaSnapshot(tree)
    await expect(await openByKey(page, picture)).toMatchAriaSnapshot(shown)
    await expectNamed(page)
    await page.keyboard.press('Escape')
    const gate = await openByKey(page, film)
    await expect(gate.getByText(film)).toHaveCount(1)
    await expect(gate.getByRole('button').nth(1)).toHaveAccessibleDescription(film)
    await expectNamed(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: film, exact: true })).toBeFocused()
  })
