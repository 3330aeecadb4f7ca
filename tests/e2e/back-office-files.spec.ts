import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { backOffice, logIn } from '../support/editor.ts'
import { editors } from '../support/editors.ts'

// E11: what is too large is known before it is sent, and a picture of a camera is made smaller.

/** A picture of which no two pixels are alike, as large as those of good cameras. */
async function cameraPicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 6_000, height: 4_000, channels: 3, background: '#888', noise } as const
  const buffer = await sharp({ create }).jpeg({ quality: 95 }).toBuffer()
  return { name: 'DSC_0042.JPG', mimeType: 'image/jpeg', buffer }
}

test('E11: a picture of a camera is made smaller and taken', async ({ page }) => {
  const picture = await cameraPicture()
  expect(picture.buffer.length).toBeGreaterThan(10_000_000)
  await logIn(page, editors.deputy)
  await page.goto(`${backOffice}/admin/collections/medien/create`, { waitUntil: 'networkidle' })
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
}) => {
  await logIn(page, editors.deputy)
  await page.goto(`${backOffice}/admin/collections/medien/create`, { waitUntil: 'networkidle' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  const buffer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11_000_000)])
  const file = { name: 'Prospekt.pdf', mimeType: 'application/pdf', buffer }
  await page.locator('input[type="file"]').setInputFiles(file)
  await expect(
    page.getByText('„Prospekt.pdf“: Die Datei ist zu groß: höchstens 10 MB.'),
  ).toBeVisible()
  expect(sent).not.toContain('POST')
})
