import { statSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { enter, openForm } from '../support/editor.ts'
import { editors } from '../support/editors.ts'

// E11: what is too large is known before it is sent, and a picture of a camera is made smaller.

/**
 * A picture as large as those of good cameras: sky, and leaves of which no two pixels are alike. Leaves
 * alone cost ten seconds of a core to encode. Files of megabytes are handed over by their place.
 */
async function cameraPicture(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 6_000, height: 650, channels: 3, background: '#888', noise } as const
  const leaves = await sharp({ create }).raw().toBuffer()
  const raw = { width: 6_000, height: 650, channels: 3 } as const
  await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#8ac' } })
    .composite([{ input: leaves, raw, left: 0, top: 3_000 }])
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toFile(file)
}

test('E11: a picture of a camera is made smaller and taken', async ({ page }, testInfo) => {
  const picture = testInfo.outputPath('DSC_0042.JPG')
  await cameraPicture(picture)
  expect(statSync(picture).size).toBeGreaterThan(10_000_000)
  await enter(page, editors.deputy)
  await openForm(page, 'medien/create')
  await page.locator('input[type="file"]').setInputFiles(picture)
  await expect(page.getByText('„DSC_0042.JPG“ war groß und wurde verkleinert.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Alternativtext/ }).fill('Rauschen')
  await page.getByRole('textbox', { name: /^Copyright/ }).fill('Foto: Stadt')
  await page.getByRole('combobox', { name: 'Lizenz' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.waitForURL(/medien\/[\w-]{36}/, { timeout: 60_000 })
  await expect(page.getByText('4000x2667')).toBeVisible()
})

test('E11: another file that is too large is refused at once, and nothing is sent', async ({
  page,
}, testInfo) => {
  await enter(page, editors.deputy)
  await openForm(page, 'medien/create')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  const file = testInfo.outputPath('Prospekt.pdf')
  writeFileSync(file, Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11_000_000)]))
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(
    page.getByText('„Prospekt.pdf“: Die Datei ist zu groß: höchstens 10 MB.'),
  ).toBeVisible()
  expect(sent).not.toContain('POST')
})
