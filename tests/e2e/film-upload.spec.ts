import { type APIRequestContext, type APIResponse, expect, type Page, test } from '@playwright/test'
import { z } from 'zod'
import { asEditor } from '../support/as-editor.ts'
import { backOffice, enter, openForm, stateOfForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'
import { expectShown } from '../support/on-site.ts'
import { sampleFilm } from '../support/sample-films.ts'
import { scene } from '../support/sample-pictures.ts'

// Spec 2.7: a film of our own is sent in the back office, and plays on the website by keyboard, with
// its still, its subtitles and nothing that these might smuggle in.

const titel = `Probefahrt im Morgenlicht ${Date.now()}`
const subtitles = `WEBVTT

00:00:00.000 --> 00:00:02.000
Die Bahn fährt an. <img src=x onerror="document.documentElement.dataset.smuggled = 1"><script>document.documentElement.dataset.smuggled = 1</script>
`

const created = z.object({ doc: z.object({ id: z.string() }) })

type Sent = { name: string; mimeType: string; buffer: Buffer }

async function idIn(answer: APIResponse): Promise<string> {
  expect(answer.status(), await answer.text()).toBe(201)
  return created.parse(await answer.json()).doc.id
}

/** Still and subtitles in the library, and a draft that names them and waits for its film. */
async function prepare(request: APIRequestContext): Promise<string> {
  const still = await scene(640, 360).jpeg().toBuffer()
  const said = { alt: 'Die Bahn im Morgenlicht', copyright: 'Stadt', lizenz: 'eigene-aufnahme' }
  return asEditor(request, editors.clerk, async (headers) => {
    const upload = async (file: Sent) => {
      const multipart = { file, _payload: JSON.stringify(said) }
      const url = `${backOffice}/api/medien?locale=de`
      return idIn(await request.post(url, { headers, multipart }))
    }
    const bild = await upload({ name: 'bahn.jpg', mimeType: 'image/jpeg', buffer: still })
    const buffer = Buffer.from(subtitles)
    const vtt = await upload({ name: 'bahn.vtt', mimeType: 'text/vtt', buffer })
    const film = { titel, typ: 'datei', datum: '2031-01-03', sortierung: 0, bild }
    const data = { ...film, untertiteldatei_de: vtt, _status: 'draft' }
    const url = `${backOffice}/api/videos?locale=de&draft=true`
    return idIn(await request.post(url, { headers, data }))
  })
}

/** Sends a film through the form below its field, and waits until the field has it. */
async function send(page: Page, film: Sent): Promise<void> {
  const form = page.getByRole('group', { name: /^Film hochladen/ }).filter({
    has: page.locator(`input[accept="${film.mimeType}"]`),
  })
  await form.getByLabel('Datei').setInputFiles(film)
  await form.getByLabel('Copyright').fill('Stadt Bad Silberbronn')
  const kept = page.waitForResponse(
    (answer) => answer.status() === 201 && /\/medien\/film\/[\w-]+$/.test(answer.url()),
  )
  // The field asks the server what it shows.
  const state = stateOfForm(page)
  await form.getByRole('button', { name: 'Hochladen' }).click()
  await kept
  await state
  await expect(form).toBeHidden()
  await expect(page.getByText('Der Film ist hochgeladen.').last()).toBeFocused()
}

test('a film is sent in the back office and plays on the website by keyboard', async ({
  page,
  request,
}) => {
  const { mp4, webm } = await sampleFilm(320, 180)
  const id = await prepare(request)
  await enter(page, editors.deputy)
  await openForm(page, `videos/${id}`)
  await send(page, { name: 'Probefahrt.mp4', mimeType: 'video/mp4', buffer: mp4 })
  await send(page, { name: 'Probefahrt.webm', mimeType: 'video/webm', buffer: webm })
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click()
  const answer = await saved
  expect(answer.status(), await answer.text()).toBe(200)
  await expectShown('/de/videos/', [titel])

  await page.goto('/de/videos/')
  await page.getByRole('link', { name: titel }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: titel })
  const film = dialog.locator('video')
  await expect(film).toBeVisible()
  await expect(film).toHaveAttribute('poster', /^\/media\/bahn-.*\.jpg$/)
  // It begins with the key that opened it; the keys of the browser's own player stop it and go on.
  const isPaused = () => film.evaluate((one: HTMLVideoElement) => one.paused)
  const place = () => film.evaluate((one: HTMLVideoElement) => one.currentTime)
  await expect.poll(isPaused).toBe(false)
  await film.focus()
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(true)
  const stoppedAt = await place()
  await page.keyboard.press('Space')
  await expect.poll(place).toBeGreaterThan(stoppedAt)
  const shown = await film.evaluate((one: HTMLVideoElement) =>
    [...one.textTracks].map(({ language, mode, cues }) => [language, mode, cues?.length]),
  )
  expect(shown).toEqual([['de', 'showing', 1]])
  await expect(page.locator('html')).not.toHaveAttribute('data-smuggled')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: titel })).toBeFocused()
})
